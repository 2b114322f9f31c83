/** Makes a page in both languages: `npm run new-page -- /guide/basic/mock`. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newPage } from '#node/new-page.ts';
import { ROOT } from './run.ts';

const [route = '', ...rest] = process.argv.slice(2);

try {
  if (route === '' || rest.length > 0) throw new Error('Say one route: npm run new-page -- /guide/basic/mock');
  const { files, remaining } = newPage(route, (path) => existsSync(join(ROOT, path)));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text, { flag: 'wx' });
    console.log(`wrote ${path}`);
  }
  console.log(['', 'What remains:', ...remaining.map((each) => `- ${each}`)].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
