import type { OverviewGroup } from '#shared/page.ts';
import type { Hero } from '#shared/schema/frontmatter.ts';
import type { Site } from '#shared/site.ts';
import type { IndexedPage } from '../../content/page-index.ts';
import { absoluteLink, escapeMarkdown, joinBlocks, linkText, type LinkContext } from './writer.ts';

/** The complete Markdown of a page: title, its own text (see `writeMarkdown`), and what its layout adds. */
export function pageMarkdown({ entry, data, source }: IndexedPage, body: string, { config }: Site): string {
  const { lang, version, routePath } = entry;
  const context = { lang, version, addressing: config, address: config.origin + routePath };
  const { hero } = entry.frontmatter;
  const hasHero = data.pageType === 'home' && hero !== undefined;
  const hasTitle = hasHero || source.headings.some(({ depth }) => depth === 1);
  const blocks = joinBlocks([
    hasHero ? heroMarkdown(hero, context) : '',
    hasTitle || entry.title === '' ? '' : `# ${escapeMarkdown(entry.title)}`,
    body.trim(),
    ...(data.overview ?? []).map((group) => groupMarkdown(group, context)),
  ]);
  return `${blocks}\n`;
}

function heroMarkdown({ name, text, tagline, actions = [] }: Hero, context: LinkContext): string {
  const links = actions.map(
    (action) => `- ${linkText(escapeMarkdown(action.text), absoluteLink(action.link, context))}`,
  );
  return joinBlocks([`# ${escapeMarkdown(`${name} ${text}`)}`, escapeMarkdown(tagline ?? ''), links.join('\n')]);
}

/** A group of an overview: pages as headings, their headings as lists, all linked. */
function groupMarkdown({ name, pages }: OverviewGroup, context: LinkContext): string {
  const link = (text: string, target: string) => linkText(escapeMarkdown(text), absoluteLink(target, context));
  const blocks = pages.flatMap((page) => {
    const headings = page.headings.map(({ text, id }) => `- ${link(text, `${page.link}#${id}`)}`);
    return [`### ${link(page.text, page.link)}`, headings.join('\n')];
  });
  return joinBlocks([`## ${escapeMarkdown(name)}`, ...blocks]);
}
