import type { Lang } from '#shared/page.ts';
import { compilePage, type CompiledPage } from '#node/compile/compile-page.ts';
import { createDiskCache } from '#node/content/disk-cache.ts';
import type { PageContext } from '#node/compile/page-context.ts';
import { site } from './site.ts';
import { tempFolder } from './temp-folder.ts';

/** A compiler context; defaults to English without known heading ids. */
export function contextWith({
  lang = 'en',
  ...said
}: Partial<PageContext> & { readonly lang?: Lang } = {}): PageContext {
  return {
    lang,
    version: '',
    addressing: { lang: 'en' },
    address: 'https://docs.test/guide/a',
    headingIds: [],
    texts: site.locales[lang].texts,
    showLineNumbers: false,
    defaultWrapCode: false,
    imageSizes: {},
    downloads: {},
    errorLines: {},
    coloredOutputs: undefined,
    nameLinks: undefined,
    tools: undefined,
    ...said,
  };
}

/** Compiles MDX with an empty cache. */
export function compile(source: string, said: Parameters<typeof contextWith>[0] = {}): Promise<CompiledPage> {
  const cache = createDiskCache(tempFolder(), '1');
  return compilePage('/project/a.mdx', source, contextWith(said), cache);
}

/** The HTML of a page without components. @throws when it is not one static string */
export async function htmlOf(source: string, said: Parameters<typeof contextWith>[0] = {}): Promise<string> {
  const { html } = await compile(source, said);
  if (html.length !== 1) throw new Error(`the page has ${html.length} static strings`);
  return html[0] as string;
}
