import { lstatSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ViteBuilder } from 'vite';
import { expect, test, vi } from 'vitest';
import type { Content } from '#node/compile/content.ts';
import { runBuild } from '#node/vite/build-steps.ts';
import { tempFolder } from '../../support/temp-folder.ts';

vi.mock('#node/vite/bundle-script.ts', () => ({ bundleScript: vi.fn().mockResolvedValue('') }));

const nothing = async () => undefined;
const builder = { config: {}, environments: { client: {}, ssr: {} }, build: nothing } as unknown as ViteBuilder;

/** The steps of a build of two pages whose prerender fails, below a root. */
function steps(root: string, siteDir = root): Parameters<typeof runBuild>[1] {
  return {
    root,
    contentDir: 'content',
    publicDir: 'public',
    outDir: 'dist',
    content: { problems: () => [], pages: () => [{}, {}] } as unknown as Content,
    output: { siteDir, serverDir: root, claim: nothing, publish: nothing, release: nothing },
    version: () => '1',
    prerender: async ({ onPage }) => {
      onPage({ routePath: '/', ms: 1 });
      throw new Error('the page cannot be rendered');
    },
  };
}

test('symbolic links in the public folder become files, since a host would not have what they lead to', async () => {
  const root = tempFolder({ 'public/a.svg': 'a', 'shared/b.svg': 'b' });
  symlinkSync('../shared/b.svg', join(root, 'public/b.svg'));
  symlinkSync('nobody@host.1', join(root, 'public/.#a.svg'));
  const site = join(root, 'site');
  await expect(runBuild(builder, steps(root, site))).rejects.toThrow('the page cannot be rendered');
  expect(readdirSync(site)).toEqual(['a.svg', 'b.svg']);
  expect(lstatSync(join(site, 'b.svg')).isFile()).toBe(true);
});

test('warnings are told once the prerender and its progress are over', async () => {
  const root = tempFolder();
  const said: string[] = [];
  const logger = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) };
  const prerender = async () => {
    said.push('rendered');
    return { pages: 2, kept: 0, warnings: ['the index is large'] };
  };
  await runBuild({ ...builder, config: { logger } } as unknown as ViteBuilder, { ...steps(root), prerender });
  expect(said).toEqual([
    'rendered',
    'the index is large',
    '2 pages written to dist/, 0 of them reused from an earlier build',
  ]);
});

test('a build that fails in a terminal removes its progress before the error is shown', async () => {
  vi.stubEnv('CI', '');
  const terminal = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { isTTY } = process.stdout;
  process.stdout.isTTY = true;
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  const build = runBuild(builder, steps(tempFolder()));
  await expect(build).rejects.toThrow('the page cannot be rendered');
  const texts = terminal.mock.calls.map(([text]) => String(text));
  process.stdout.isTTY = isTTY;
  vi.unstubAllEnvs();
  expect(stripVTControlCharacters(texts.join(''))).toContain('1 of 2 pages');
  expect(texts.at(-1)).toBe('\u001B[2K');
});
