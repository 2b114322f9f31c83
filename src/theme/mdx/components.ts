import type { MdxComponents } from '../navigation/view.ts';
import { Tab, Tabs } from '../tabs/tabs.tsx';
import { ToolFamily } from '../tool-family/tool-family.tsx';
import { Static } from './static.tsx';

/** The components that authors may use by name in MDX, and `Static`, which the compiler emits. */
export const mdxComponents: MdxComponents = {
  Static,
  Tabs,
  Tab,
  // The compiler expands it to tabs; see `src/node/compile/mdx/remark-package-manager-tabs.ts`.
  PackageManagerTabs: Tabs,
  ToolFamily,
};
