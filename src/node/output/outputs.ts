/** All outputs besides HTML and assets, for build and dev server. */

import { resolve } from 'node:path';
import { hostedSearchOf } from '#shared/search-hosts.ts';
import type { Content } from '../compile/content.ts';
import { pageMarkdown } from '../compile/markdown/page-markdown.ts';
import { readPackages } from '../content/examples/packages.ts';
import { NO_CACHE } from '../content/disk-cache.ts';
import { contentSecurityPolicy, drawingStyles } from './csp.ts';
import { emitters } from './emit/all.ts';
import type { EmitInput, LazyFile, OutputFile } from './emit/emitter.ts';
import { securityHeaders } from './emit/host-headers.ts';
import { SPECULATION_RULES } from './page-html.ts';

/** Files of all outputs. @param boot text of the start-up script, whose hash is in the Content-Security-Policy */
export function outputFiles(content: Content, boot: string, cache = NO_CACHE) {
  const { site, place } = content;
  const { assetHost } = site.config;
  const hosted = hostedSearchOf(site.config);
  const styles = drawingStyles(resolve(place.root, place.publicDir));
  const policy = contentSecurityPolicy([boot, SPECULATION_RULES], { assetHost, hosted, styles });
  const input: EmitInput = {
    site,
    pages: content.pages(),
    markdown: async (page) => pageMarkdown(page, await content.markdown(page), site),
    headers: securityHeaders(policy),
    packages: readPackages(place.root),
    place,
    cache,
  };
  return emitters.flatMap((emit) => emit(input));
}

/** Content of an output. */
export async function contentOf(file: OutputFile | LazyFile): Promise<string | Uint8Array> {
  return 'text' in file ? file.text : file.make();
}

/** Content of the output at an address such as `/llms.txt`; undefined when there is none. */
export async function outputAt(pathname: string, content: Content, boot: string) {
  const found = outputFiles(content, boot).find(({ path }) => `/${path}` === pathname);
  return found && contentOf(found);
}
