/** The package that the site documents. */
export const FRAMEWORK = '@rstest/core';
