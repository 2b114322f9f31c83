/** Stands for the generated manifest, so that `vi.mock('virtual:pages')` has something to replace. */
export const sections = {};
export const locales = {};
export const siteMaps = {};
