import { stripVTControlCharacters } from 'node:util';
import type { ViteBuilder } from 'vite';
import { expect, test, vi } from 'vitest';
import type { Content } from '#node/compile/content.ts';
import { runBuild } from '#node/vite/build-steps.ts';
import { tempFolder } from '../../support/temp-folder.ts';

vi.mock('#node/vite/bundle-script.ts', () => ({ bundleScript: vi.fn().mockResolvedValue('') }));

test('a build that fails in a terminal removes its progress before the error is shown', async () => {
  vi.stubEnv('CI', '');
  const terminal = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { isTTY } = process.stdout;
  process.stdout.isTTY = true;
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  const root = tempFolder();
  const nothing = async () => undefined;
  const build = runBuild({ environments: { client: {}, ssr: {} }, build: nothing } as unknown as ViteBuilder, {
    root,
    publicDir: 'public',
    outDir: 'dist',
    content: { problems: () => [], pages: () => [{}, {}] } as unknown as Content,
    output: { siteDir: root, serverDir: root, claim: nothing, publish: nothing, release: nothing },
    version: () => '1',
    prerender: async ({ onPage }) => {
      onPage({ routePath: '/', ms: 1 });
      throw new Error('the page cannot be rendered');
    },
  });
  await expect(build).rejects.toThrow('the page cannot be rendered');
  const texts = terminal.mock.calls.map(([text]) => String(text));
  process.stdout.isTTY = isTTY;
  vi.unstubAllEnvs();
  expect(stripVTControlCharacters(texts.join(''))).toContain('1 of 2 pages');
  expect(texts.at(-1)).toBe('\u001B[2K');
});
