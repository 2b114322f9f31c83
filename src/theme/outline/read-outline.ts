import type { TocEntry } from '#shared/page.ts';

/** The headings in the first outline of the document, as `OutlineLinks` rendered them. */
export function readOutline(): readonly TocEntry[] {
  const list = document.querySelector('.outline-links');
  return [...(list?.querySelectorAll('a') ?? [])].map((link) => ({
    text: link.textContent,
    id: (link.getAttribute('href') ?? '').slice(1),
    depth: Number(link.parentElement?.className.at(-1)) as TocEntry['depth'],
    charIndex: -1,
  }));
}
