/** The components that authors may use in MDX. The theme draws each; another name is a build error. */
export const MDX_COMPONENTS = ['Tabs', 'Tab', 'PackageManagerTabs', 'ToolFamily'] as const;
export type MdxComponentName = (typeof MDX_COMPONENTS)[number];
