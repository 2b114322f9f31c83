import { decodePath } from '#shared/path.ts';

/** A heading counts as reached at this distance from the top: the bars plus a line of text. */
const REACHED_OFFSET_PX = 140;

/** The section that the hash of an address names. */
export const sectionAt = (hash: string) => document.getElementById(decodePath(hash.slice(1)));

type Headings = readonly { readonly id: string }[];

/** Id of the last heading reached; at the end of the page, of the last heading. */
export function headingInView(headings: Headings): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const atEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1;
  return atEnd ? headings.at(-1)?.id : lastReached(headings);
}

/** Id of the last heading reached. */
export function lastReached(headings: Headings): string | undefined {
  return headings.findLast(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= REACHED_OFFSET_PX;
  })?.id;
}
