/** Placeholder for the generated manifest, for `vi.mock('virtual:pages')` to replace. */
export const sections = {};
export const locales = {};
export const allPages = {};
