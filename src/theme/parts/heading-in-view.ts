import { CONTENT_ID } from '#shared/dom.ts';
import { decodePath } from '#shared/path.ts';

/** A heading at most this many pixels below `scroll-padding-top`, about a line of text, counts as reached. */
const LINE_PX = 44;

/** The element that a hash names; null for an unknown one. */
export const sectionAt = (hash: string) => document.getElementById(decodePath(hash.slice(1)));

/** The headings of the content that have an id, from h2 to h4, in order. */
export const headingsOfPage = () => [...document.querySelectorAll(`#${CONTENT_ID} :is(h2, h3, h4)[id]`)];

type Headings = readonly { readonly id: string }[];

/**
 * Id of the last heading reached. At the end of the page, later headings cannot scroll to the top: then the heading
 * that the address names, if it is in view and not an earlier one, or else the last heading of the page.
 */
export function headingInView(headings: Headings): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const atEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1;
  const reached = lastReached(headings);
  if (!atEnd) return reached;
  const own = addressInView();
  const from = headings.findIndex(({ id }) => id === reached);
  const later = headings.slice(Math.max(0, from));
  return (later.find(({ id }) => id === own) ?? headings.at(-1))?.id;
}

/** Hash of the section being read: that of the address while its heading is in view, else of the last one reached. */
export function hashInView(headings: Headings): string {
  if (headings.length === 0) return location.hash;
  return addressInView() ?? headingInView(headings) ?? '';
}

/** Id of the address's own section while its heading is in view. */
function addressInView(): string | undefined {
  const section = sectionAt(location.hash);
  const top = section?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight ? section?.id : undefined;
}

/** Id of the last heading reached; undefined above the first one. */
export function lastReached(headings: Headings): string | undefined {
  const reached = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + LINE_PX;
  return headings.findLast(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= reached;
  })?.id;
}
