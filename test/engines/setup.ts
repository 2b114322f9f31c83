import { existsSync } from 'node:fs';
import { buildFixtureSites } from '../support/fixture-sites.ts';
import { ensureWebKit } from './webkit.ts';

export default async function setup(): Promise<void> {
  if (!existsSync('dist/index.html')) throw new Error('There is no dist/; run "npm run build" first');
  ensureWebKit();
  await buildFixtureSites();
}
