/** Checks that builds in two folders, time zones and system languages give the same bytes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, copyProject, filesBelow } from './lib/project.ts';
import type { Row } from './lib/row.ts';

const BUILDS = [
  { name: 'build-a', env: { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8', LC_ALL: 'zh_CN.UTF-8' } },
  { name: 'build-b', env: { TZ: 'America/New_York', LANG: 'C', LC_ALL: 'C' } },
] as const;

export async function identicalBuilds(): Promise<readonly Row[]> {
  const outputs: ReadonlyMap<string, Buffer>[] = [];
  for (const { name, env } of BUILDS) {
    const folder = copyProject(name);
    await build(folder, { env });
    outputs.push(readAll(join(folder, 'dist')));
  }
  const [first, second] = outputs as [ReadonlyMap<string, Buffer>, ReadonlyMap<string, Buffer>];
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => {
    const [a, b] = [first.get(name), second.get(name)];
    return !a || !b || !a.equals(b);
  });
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

function readAll(folder: string): ReadonlyMap<string, Buffer> {
  return new Map(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file))]));
}
