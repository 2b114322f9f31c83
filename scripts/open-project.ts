import { openSiteContent, type Content } from '#node/compile/content.ts';
import { CONTENT_DIR } from '#node/content/page-files.ts';
import { resolveSite } from '#shared/site.ts';
import { site } from '#site/config.ts';
import { ROOT } from './run.ts';

/** Reads the content of this site. */
export function openProject(): Promise<Content> {
  return openSiteContent({ root: ROOT, contentDir: CONTENT_DIR, publicDir: 'public' }, resolveSite(site));
}
