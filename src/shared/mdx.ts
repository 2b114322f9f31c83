/** What authors may use in MDX besides Markdown. Anything else is a build error. */

export interface MdxComponent {
  /** Required attributes. */
  readonly needs?: readonly string[];
  /** Optional attributes. */
  readonly takes?: readonly string[];
  /** Allowed children. */
  readonly holds: 'nothing' | 'blocks' | 'Tab';
}

/** The theme renders each component, and the Markdown copy has a text form of each. */
export const MDX_COMPONENTS = {
  Tabs: { takes: ['group'], holds: 'Tab' },
  Tab: { needs: ['label'], holds: 'blocks' },
  PackageManagerTabs: { needs: ['command'], holds: 'nothing' },
  ToolFamily: { holds: 'nothing' },
  Since: { needs: ['version'], holds: 'nothing' },
} as const satisfies Readonly<Record<string, MdxComponent>>;
export type MdxComponentName = keyof typeof MDX_COMPONENTS;

/** Callout kinds: `note` is written `> [!NOTE]`. */
export const CALLOUT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];
