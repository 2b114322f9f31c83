/** Spec 9, as media queries; `styles/breakpoints.css` holds the same widths for stylesheets. */

/** Hamburger menu, low navbar, short snippets. */
export const NARROW = '(width <= 768px)';
/** The sidebar is a drawer. */
export const MEDIUM = '(width <= 960px)';
/** The outline is a popover. */
export const WIDE = '(width <= 1280px)';
