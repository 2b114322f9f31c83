import { LANGS, type Lang } from '#shared/page.ts';
import { localize } from '#shared/path.ts';
import type { Site } from '#shared/site.ts';
import { ENTRY_DAY } from '../../content/section-text.ts';
import { currentPages, type IndexedPage } from '../../content/page-index.ts';
import { escapeHtml } from '../page-html.ts';
import type { Emitter } from './emitter.ts';

/** A feed needs a time even when it has no entries. */
const NEVER = '1970-01-01';

/** `feed.xml` in each language (Atom, RFC 4287): the sections that begin with a date, the newest first. */
export const feed: Emitter = ({ site, pages }) =>
  LANGS.map((lang) => {
    const entries = currentPages(pages, lang, site.config).flatMap((page) => entriesOf(page, site));
    const newestFirst = entries.toSorted((some, other) => other.day.localeCompare(some.day));
    return { path: localize('/feed.xml', lang, site.config.lang).slice(1), text: feedText(newestFirst, lang, site) };
  });

/** The address of the section also identifies the entry. */
function entriesOf({ entry, source, headingIds }: IndexedPage, { config }: Site) {
  // The first section is the text before the first heading.
  return source.headings.flatMap(({ text }, index) => {
    const { text: body = '' } = source.sections[index + 1] ?? {};
    const [opening = '', day] = ENTRY_DAY.exec(body) ?? [];
    const rest = body.slice(opening.length);
    if (day === undefined || rest === '') return [];
    const address = `${config.origin}${entry.routePath}#${headingIds[index]}`;
    return [{ title: text, address, day, summary: firstSentence(rest, entry.lang) }];
  });
}

function firstSentence(text: string, lang: Lang): string {
  const [first] = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? text;
}

/** In XML, unlike HTML, text may not hold "]]>", as in the type `Set<A[B[C]]>`. */
const escapeXml = (text: string) => escapeHtml(text).replaceAll('>', '&gt;');

function feedText(entries: ReturnType<typeof entriesOf>, lang: Lang, { config, locales }: Site): string {
  const address = (path: string) => config.origin + localize(path, lang, config.lang);
  const midnight = (day: string) => `<updated>${day}T00:00:00Z</updated>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[lang].tag}">`,
    `<id>${address('/feed.xml')}</id>`,
    `<title>${escapeHtml(locales[lang].texts.agents.feed)}</title>`,
    `<author><name>${escapeHtml(config.title)}</name></author>`,
    `<link rel="self" href="${address('/feed.xml')}"/>`,
    `<link href="${address('/')}"/>`,
    midnight(entries[0]?.day ?? NEVER),
    ...entries.map(({ title, address, day, summary }) =>
      [
        `<entry><id>${escapeXml(address)}</id><title>${escapeXml(title)}</title>`,
        `<link href="${escapeXml(address)}"/>${midnight(day)}<summary>${escapeXml(summary)}</summary></entry>`,
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n');
}
