/** Browsers that the site is built for: the first ones with popovers and `light-dark()`. */
export const BROWSERS = ['chrome123', 'firefox125', 'safari17.5', 'ios17.5'];
