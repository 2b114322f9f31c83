import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILD_MARKER } from '#node/output/output-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Output of `npm run preview` until it serves or exits. */
const preview = (port: string, ...words: readonly string[]) => previewWith({ PORT: port }, words);

/** @param visit gets the address before the preview is stopped */
function previewWith(
  variables: Readonly<Record<string, string>>,
  words: readonly string[] = [],
  visit = async (_address: string) => {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const args = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(ROOT, 'scripts/preview.ts'), ...words];
    const child = spawn(process.execPath, args, { env: { ...process.env, ...variables }, stdio: 'pipe' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        said += text.toString();
        const address = /The site: (\S+)\n/.exec(said)?.[1];
        if (address === undefined) return;
        void visit(address)
          .catch(reject)
          .finally(() => child.kill());
      });
    }
    child.once('close', () => resolve(said.trim()));
  });
}

test('PORT=0 picks any free port without reporting a taken one', async () => {
  expect(await preview('0')).toMatch(/^The site: http:\/\/localhost:[1-9]\d*\/$/);
});

test.each(['abc', ''])('PORT=%s is rejected with one sentence', async (port) => {
  expect(await preview(port)).toBe(`PORT is "${port}"; write a whole number from 0 to 65535, where 0 is any free port`);
});

test('a port is no argument, and the message says where it goes', async () => {
  expect(await preview('0', '--port', '8080')).toBe(
    'unknown argument "--port"; set the port with PORT=8080 npm run preview',
  );
});

test('the preview serves the folder that OUT_DIR names', async () => {
  const folder = tempFolder({ [BUILD_MARKER]: '', 'index.html': 'A small build.' });
  let text = '';
  await previewWith({ PORT: '0', OUT_DIR: folder }, [], async (address) => {
    text = await (await fetch(address)).text();
  });
  expect(text).toBe('A small build.');
});

test('a folder in OUT_DIR that does not exist is named', async () => {
  expect(await previewWith({ PORT: '0', OUT_DIR: '.tmp/no-such-build' })).toBe(
    'There is no .tmp/no-such-build/ yet. Run "npm run build" first.',
  );
});
