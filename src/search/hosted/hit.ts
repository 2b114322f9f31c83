/** Hits of the service, checked: a foreign index, a broken one or an evil one must not reach the page. */

import type { Level, SearchRecord } from '../record.ts';
import type { SearchHit } from '../source.ts';
import { TAGS, textParts, withoutTags } from './highlight.ts';

const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** What is below a name of something that may be anything. */
function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce((inner: unknown, name) => (inner as Record<string, unknown> | null | undefined)?.[name], value);
}

function textAt(value: unknown, ...names: readonly string[]): string | null {
  const text = at(value, ...names);
  return typeof text === 'string' && text !== '' ? withoutTags(text) : null;
}

/** Path, query and hash of an address of this site; undefined for every other one. */
function sitePath(url: string, origin: string): string | undefined {
  try {
    const { origin: given, pathname, search, hash } = new URL(url, origin);
    // A `blob:` has the origin of what it holds, and two slashes at the start of a link would name another host.
    return given === origin && /^\/(?!\/)/.test(pathname) ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

function typeOf(hit: unknown): SearchRecord['type'] | undefined {
  const type = at(hit, 'type');
  return type === 'content' || (type !== 'lvl0' && LEVELS.includes(type as Level))
    ? (type as SearchRecord['type'])
    : undefined;
}

/**
 * A hit as the search's surface knows it; undefined when it is none or leads away from the site.
 * @param origin scheme and host of the site
 */
export function searchHit(hit: unknown, origin: string): SearchHit | undefined {
  const type = typeOf(hit);
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
