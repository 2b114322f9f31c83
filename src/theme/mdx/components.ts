import type { MdxComponents } from '../navigation/view.ts';
import { Tab, Tabs } from '../tabs/tabs.tsx';
import { ToolFamily } from '../tool-family/tool-family.tsx';
import { Static } from './static.tsx';

/** The components of compiled pages: those that authors may write in MDX, and `Static`, which the compiler emits. */
export const mdxComponents: MdxComponents = {
  Static,
  Tabs,
  Tab,
  ToolFamily,
};
