// @vitest-environment jsdom
/** Holds the feeds of the real site to what RFC 4287 demands; no well-kept package validates Atom. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { htmlFile } from '#shared/path.ts';
import { site } from '#site/config.ts';

const DIST = join(import.meta.dirname, '../../dist');
const ATOM = 'http://www.w3.org/2005/Atom';
/** RFC 3339, in UTC. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** Texts of the children with a name. */
const texts = (parent: Element, name: string) => childrenOf(parent, name).map((child) => child.textContent);
const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.namespaceURI === ATOM && child.localName === name);
const links = (parent: Element, rel: string | null) =>
  childrenOf(parent, 'link')
    .filter((link) => link.getAttribute('rel') === rel)
    .map((link) => link.getAttribute('href'));

describe.each(['feed.xml', 'zh/feed.xml'])('%s', (file) => {
  // Of XML that is not well-formed the parser makes a document about its error.
  const feed = new DOMParser().parseFromString(
    readFileSync(join(DIST, file), 'utf8'),
    'application/xml',
  ).documentElement;
  const entries = childrenOf(feed, 'entry');

  test('is an Atom feed with an author, its own address and a page', () => {
    expect([feed.namespaceURI, feed.localName]).toEqual([ATOM, 'feed']);
    expect(childrenOf(feed, 'author').flatMap((author) => texts(author, 'name'))).toEqual([site.config.title]);
    expect(links(feed, 'self')).toEqual([`${site.config.origin}/${file}`]);
    expect(links(feed, null)).toHaveLength(1);
  });

  test('has one id, one title and one time, as each of its entries has, and no id is repeated', () => {
    expect(entries.length).toBeGreaterThan(3);
    for (const part of [feed, ...entries]) {
      expect(texts(part, 'id')).toEqual([expect.stringContaining(site.config.origin)]);
      expect(texts(part, 'title')).toEqual([expect.stringMatching(/\S/)]);
      expect(texts(part, 'updated')).toEqual([expect.stringMatching(TIME)]);
    }
    const ids = [feed, ...entries].flatMap((part) => texts(part, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(texts(feed, 'updated')).toEqual(texts(entries[0] as Element, 'updated'));
  });

  test('has entries with a summary, which lead to a section of a page', () => {
    for (const entry of entries) {
      expect(texts(entry, 'summary')).toEqual([expect.stringMatching(/\S/)]);
      const [{ pathname, hash }] = links(entry, null).map((link) => new URL(link ?? '')) as [URL];
      const page = join(DIST, htmlFile(pathname));
      expect(existsSync(page) && readFileSync(page, 'utf8').includes(`id="${hash.slice(1)}"`)).toBe(true);
    }
  });
});
