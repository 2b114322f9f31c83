/** What authors may write in MDX beside Markdown. Anything else is a build error. */

export interface MdxComponent {
  /** Attributes that have to be there. */
  readonly needs?: readonly string[];
  /** Attributes that may be there. */
  readonly takes?: readonly string[];
  /** What may stand inside. */
  readonly holds: 'nothing' | 'blocks' | 'Tab';
}

/** The components. The theme draws each, and the Markdown copy has words for each. */
export const MDX_COMPONENTS = {
  Tabs: { takes: ['group'], holds: 'Tab' },
  Tab: { needs: ['label'], holds: 'blocks' },
  PackageManagerTabs: { needs: ['command'], holds: 'nothing' },
  ToolFamily: { holds: 'nothing' },
} as const satisfies Readonly<Record<string, MdxComponent>>;
export type MdxComponentName = keyof typeof MDX_COMPONENTS;

/** The kinds of callouts: `note` is written `> [!NOTE]`. */
export const CALLOUT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];
