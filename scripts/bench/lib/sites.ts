/** The two sites that are measured, each built at most once in a run. */

import { join } from 'node:path';
import { loadOnce } from '#shared/load-once.ts';
import { build, copyProject, type Usage } from '../../project-copy.ts';
import { writeGeneratedContent } from './generated-site.ts';

export interface BuiltSite {
  readonly folder: string;
  readonly dist: string;
  readonly usage: Usage;
}

export const GENERATED_CONFIG = 'scripts/bench/lib/generated.config.ts';

/** A doc page of the real site, in both languages. */
export const DOC_PAGE = '/guide/basic/test-filter';

export const realSite = loadOnce(async (): Promise<BuiltSite> => {
  const folder = copyProject('site');
  return { folder, usage: await build(folder), dist: join(folder, 'dist') };
});

export const generatedSite = loadOnce(async (): Promise<BuiltSite> => {
  const folder = copyProject('generated');
  writeGeneratedContent(join(folder, 'content'));
  return { folder, usage: await build(folder, { config: GENERATED_CONFIG }), dist: join(folder, 'dist') };
});
