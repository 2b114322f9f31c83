/** Checks that builds in two folders, time zones and system languages give the same bytes. */

import { join } from 'node:path';
import { hashesBelow } from '../files-below.ts';
import { build, copyProject } from '../project-copy.ts';
import type { Row } from './lib/row.ts';

const BUILDS = [
  { name: 'build-a', env: { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8', LC_ALL: 'zh_CN.UTF-8' } },
  { name: 'build-b', env: { TZ: 'America/New_York', LANG: 'C', LC_ALL: 'C' } },
] as const;

export async function identicalBuilds(): Promise<readonly Row[]> {
  const outputs: ReadonlyMap<string, string>[] = [];
  for (const { name, env } of BUILDS) {
    const folder = copyProject(name);
    await build(folder, { env });
    outputs.push(hashesBelow(join(folder, 'dist')));
  }
  const [first, second] = outputs as [ReadonlyMap<string, string>, ReadonlyMap<string, string>];
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => first.get(name) !== second.get(name));
  return [
    {
      name: 'two builds: files that differ',
      value: different.length,
      unit: 'files',
      budget: { max: 0 },
      note: different.length === 0 ? `${names.size} files compared` : different.join(', '),
    },
  ];
}
