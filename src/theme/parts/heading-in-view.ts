import { CONTENT_ID } from '#shared/dom.ts';
import { decodePath } from '#shared/path.ts';

/** Pixels below `scroll-padding-top`, about a line of text: a heading above this counts as reached. */
const LINE_PX = 44;

export const sectionAt = (hash: string) => document.getElementById(decodePath(hash.slice(1)));

export const headingsOfPage = () => [...document.querySelectorAll(`#${CONTENT_ID} :is(h2, h3, h4)[id]`)];

type Headings = readonly { readonly id: string }[];

/** Id of the last heading reached; at the end of the page, of the last heading. */
export function headingInView(headings: Headings): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const atEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1;
  return atEnd ? headings.at(-1)?.id : lastReached(headings);
}

/** Hash of the section being read: that of the address while its heading is in view, else of the last one reached. */
export function hashInView(headings: Headings): string {
  const { hash } = location;
  const top = sectionAt(hash)?.getBoundingClientRect().top ?? -1;
  if (headings.length === 0 || (top >= 0 && top < innerHeight)) return hash;
  return headingInView(headings) ?? '';
}

export function lastReached(headings: Headings): string | undefined {
  const reached = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + LINE_PX;
  return headings.findLast(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= reached;
  })?.id;
}
