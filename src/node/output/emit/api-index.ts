/** The names of the API for language models: import, signature and first release, by page. */

import { markdownPath, sectionOf } from '#shared/path.ts';
import { fill } from '#shared/texts.ts';
import type { Site } from '#shared/site.ts';
import { escapeMarkdown, linkText } from '../../compile/markdown/escape.ts';
import type { ApiName } from '../../content/api-names.ts';
import type { IndexedPage } from '../../content/page-index.ts';

/** Section of the API's pages (spec 2.2). */
const SECTION = 'api';
const IMPORT = /import (?:type )?\{([^}]*)\} from '([^.'][^']*)'/g;

/** A chapter for `llms.txt`; empty on a site without documented names. @param pages of one language, in order */
export function apiIndex(pages: readonly IndexedPage[], site: Site): readonly string[] {
  const documented = pages.filter(
    ({ entry, source }) => sectionOf(entry.routePath) === SECTION && source.names.length > 0,
  );
  const [first] = documented;
  if (!first) return [];
  const { markdown, since } = site.locales[first.entry.lang].texts;
  const line = ({ name, signature, since: version }: ApiName) =>
    `- \`${signature ?? name}\`${version === undefined ? '' : ` (${fill(since, { version })})`}`;
  const chapters = documented.map((page) => {
    const { title, routePath } = page.entry;
    const link = linkText(escapeMarkdown(title), site.config.origin + (markdownPath(routePath) ?? routePath));
    return [`### ${link}`, ...importsOf(page), page.source.names.map(line).join('\n')].join('\n\n');
  });
  return [`## ${markdown.api}`, markdown.apiNote, ...chapters];
}

/** What the page's own examples import of the names that the page documents: `import { rs } from '@rstest/core'`. */
function importsOf({ source: { names, sections } }: IndexedPage): readonly string[] {
  const documented = new Set(names.map(({ name }) => name.split('.')[0] ?? name));
  const imported = new Map<string, Set<string>>();
  for (const [, list = '', from = ''] of sections
    .map(({ code }) => code)
    .join('\n')
    .matchAll(IMPORT)) {
    const own = list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => documented.has(each));
    if (own.length > 0) imported.set(from, new Set([...(imported.get(from) ?? []), ...own]));
  }
  return [...imported].map(([from, own]) => `\`import { ${[...own].toSorted().join(', ')} } from '${from}'\``);
}
