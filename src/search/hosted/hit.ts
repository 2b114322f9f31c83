/** Validates the service's hits: a foreign, broken or malicious index must not affect the page. */

import { LEVELS, type SearchRecord } from '../record.ts';
import type { SearchHit, TextPart } from '../source.ts';

/** Highlight tags: private-use characters, which no record contains (`search:push` removes them). */
export const TAGS = { pre: '\u{E000}', post: '\u{E001}' } as const;

const TAG = /([\u{E000}\u{E001}])/u;

/** Parses highlighted text. Text between the tags is a match; nothing is read as HTML. */
export function textParts(marked: string): readonly TextPart[] {
  let isMatch = false;
  return marked.split(TAG).flatMap((text): readonly TextPart[] => {
    if (text === TAGS.pre || text === TAGS.post) isMatch = text === TAGS.pre;
    else if (text !== '') return [{ text, isMatch }];
    return [];
  });
}

/** The text without the highlighting tags. */
export function withoutTags(text: string): string {
  return text.replace(/[\u{E000}\u{E001}]/gu, '');
}

/** Reads a nested property of an unknown value. */
function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce((inner: unknown, name) => (inner as Record<string, unknown> | null | undefined)?.[name], value);
}

function textAt(value: unknown, ...names: readonly string[]): string | null {
  const text = at(value, ...names);
  return typeof text === 'string' && text !== '' ? withoutTags(text) : null;
}

/** Path, query and hash of an address on this site; undefined for other sites. */
function sitePath(url: string, origin: string): string | undefined {
  try {
    const { origin: given, pathname, search, hash } = new URL(url, origin);
    // A `blob:` URL has the origin of its content, and a leading `//` would name another host.
    return given === origin && /^\/(?!\/)/.test(pathname) ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

const TYPES = [...LEVELS.slice(1), 'content'] as readonly SearchRecord['type'][];

/** Converts a hit; undefined when it is invalid or on another site. @param origin scheme and host of the site */
export function searchHit(hit: unknown, origin: string): SearchHit | undefined {
  const type = TYPES.find((each) => each === at(hit, 'type'));
  const objectID = textAt(hit, 'objectID');
  const url = sitePath(textAt(hit, 'url') ?? 'about:blank', origin);
  if (!type || objectID === null || url === undefined) return undefined;
  const hierarchy = Object.fromEntries(LEVELS.map((level) => [level, textAt(hit, 'hierarchy', level)]));
  const level = type === 'content' ? 'lvl1' : type;
  const own = hierarchy[level];
  if (!own) return undefined;

  const marked = at(hit, '_highlightResult', 'hierarchy', level, 'value');
  const snippet = at(hit, '_snippetResult', 'content', 'value');
  return {
    objectID,
    url,
    type,
    hierarchy: hierarchy as SearchRecord['hierarchy'],
    content: textAt(hit, 'content'),
    title: textParts(typeof marked === 'string' && marked !== '' ? marked : own),
    snippet: typeof snippet === 'string' && snippet.includes(TAGS.pre) ? textParts(snippet) : [],
  };
}
