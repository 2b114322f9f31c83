/** What authors may use in MDX besides Markdown. Anything else is a build error. */

export interface MdxComponent {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  readonly children: 'nothing' | 'blocks' | 'Tab';
}

/** The Markdown copy has a text form of each; the theme renders those that the compiler does not replace. */
export const MDX_COMPONENTS = {
  Tabs: { optional: ['group'], children: 'Tab' },
  Tab: { required: ['label'], children: 'blocks' },
  PackageManagerTabs: { required: ['command'], children: 'nothing' },
  ToolFamily: { children: 'nothing' },
  Since: { required: ['version'], optional: ['changed'], children: 'nothing' },
} as const satisfies Readonly<Record<string, MdxComponent>>;
export type MdxComponentName = keyof typeof MDX_COMPONENTS;

/** Components that a step of the compiler replaces, so that the theme has none of them. */
export type CompiledComponent = 'PackageManagerTabs' | 'Since';

/** Callout kinds: `note` is written `> [!NOTE]`. */
export const CALLOUT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];
