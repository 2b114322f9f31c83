/**
 * Writes the Markdown of the built site as a package into `dist.package/`: `npm run docs:package`, after a build. To
 * publish it beside the framework: `npm publish ./dist.package`.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDocsPackage } from '#node/output/docs-package.ts';
import { resolveSite } from '#shared/site.ts';
import { site } from '#site/config.ts';
import { builtSite, checkArguments, main, ROOT } from './run.ts';

const NAME = '@rstest/docs';
const FOLDER = 'dist.package';

await main((args) => {
  checkArguments(args, [], 'docs:package takes no arguments and works on dist/');
  const dist = builtSite();
  const { config, locales } = resolveSite(site);
  const { examplesVersion: version } = config.themeConfig;
  if (version === undefined)
    throw new Error('src/site/config.ts: `examplesVersion` is missing, the version to package');
  const { license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly license: string };
  const { description } = locales[config.lang];
  const pages = writeDocsPackage(dist, join(ROOT, FOLDER), config, { name: NAME, version, description, license });
  console.log(`${FOLDER}/: ${pages} pages of ${NAME} ${version}.`);
});
