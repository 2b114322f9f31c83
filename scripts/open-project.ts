import { openSiteContent, type Content } from '#node/compile/content.ts';
import { checkSite } from '#node/content/check-site.ts';
import { CONTENT_DIR } from '#node/content/page-files.ts';
import { throwIfAny } from '#node/content/problem.ts';
import { resolveSite } from '#shared/site.ts';
import { site } from '#site/config.ts';
import { ROOT } from './run.ts';

/** Reads the content of this site. @throws the problems of its configuration */
export async function openProject(): Promise<Content> {
  throwIfAny(checkSite(site));
  return openSiteContent({ root: ROOT, contentDir: CONTENT_DIR, publicDir: 'public' }, resolveSite(site));
}
