import type { MdxComponents } from '../page-context.tsx';
import { Tab, Tabs } from '../tabs/tabs.tsx';
import { ToolFamily } from '../tool-family/tool-family.tsx';
import { Static } from './static.tsx';

/** What stands behind the names that authors may use in MDX. */
export const mdxComponents: MdxComponents = {
  Static,
  Tabs,
  Tab,
  // Written out as tabs by the compiler; see `src/node/compile/mdx/remark-package-manager-tabs.ts`.
  PackageManagerTabs: Tabs,
  ToolFamily,
};
