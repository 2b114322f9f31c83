/** A section of the generated site as a VitePress site: the same pages, linked from a sidebar in the same order. */

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFile, generatedRoute, PAGES_A_SECTION } from './generated-site.ts';
import { emptyFolder } from '../../project-copy.ts';

const VITEPRESS = '1.6.4';

/**
 * Installs VitePress from the npm registry and builds the site.
 * @param content content folder of the generated site
 * @returns the built folder
 */
export function buildPeerSite(content: string, section: number): string {
  const folder = emptyFolder('peer');
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: 'pipe' });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  run('npm', 'install', '--no-audit', '--no-fund', `vitepress@${VITEPRESS}`);
  const links = Array.from({ length: PAGES_A_SECTION }, (_, page) => generatedRoute(section, page));
  mkdirSync(join(folder, 'docs/.vitepress'), { recursive: true });
  for (const [page, link] of links.entries()) {
    const file = join(folder, 'docs', `${link}.md`);
    mkdirSync(join(file, '..'), { recursive: true });
    copyFileSync(generatedFile(content, 'en', section, page), file);
  }
  const items = links.map((link) => ({ text: link, link }));
  const config = { cleanUrls: true, themeConfig: { sidebar: items, search: { provider: 'local' } } };
  writeFileSync(join(folder, 'docs/.vitepress/config.js'), `export default ${JSON.stringify(config)};`);
  run('npx', 'vitepress', 'build', 'docs');
  return join(folder, 'docs/.vitepress/dist');
}
