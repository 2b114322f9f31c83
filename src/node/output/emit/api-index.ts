/** The names of the API for language models: import, signature and first release, by page. */

import { markdownPath, sectionOf } from '#shared/path.ts';
import { fill } from '#shared/texts.ts';
import type { Site } from '#shared/site.ts';
import { escapeMarkdown, linkText } from '../../compile/markdown/syntax.ts';
import type { ApiName } from '../../content/api-names.ts';
import { importedNames } from '../../content/imports.ts';
import { API } from '../../content/name-links.ts';
import type { IndexedPage } from '../../content/page-index.ts';

/** A chapter for `llms.txt`; empty on a site without documented names. @param pages of one language, in order */
export function apiIndex(pages: readonly IndexedPage[], site: Site): readonly string[] {
  const documented = pages.filter(({ entry, source }) => sectionOf(entry.routePath) === API && source.names.length > 0);
  const [first] = documented;
  if (!first) return [];
  const { agents, since } = site.locales[first.entry.lang].texts;
  const line = ({ name, signature, since: version }: ApiName) =>
    `- \`${signature ?? name}\`${version === undefined ? '' : ` (${fill(since, { version })})`}`;
  const chapters = documented.map((page) => {
    const { title, routePath } = page.entry;
    const link = linkText(escapeMarkdown(title), site.config.origin + markdownPath(routePath));
    return [`### ${link}`, ...importsOf(page), page.source.names.map(line).join('\n')].join('\n\n');
  });
  return [`## ${agents.api}`, ...chapters];
}

/** The imports of documented names, as in the page's own examples: `import { rs } from '@rstest/core'`. */
function importsOf({ source }: IndexedPage): readonly string[] {
  const documented = new Set(source.names.map(({ name }) => name.split('.')[0] ?? name));
  return [...importedNames(source)].flatMap(([from, names]) => {
    const own = [...names].filter((each) => documented.has(each));
    return own.length > 0 ? [`\`import { ${own.toSorted().join(', ')} } from '${from}'\``] : [];
  });
}
