/** Copies of this project in which tests carry out recipes. */

import { execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import glob from 'fast-glob';

const ROOT = join(import.meta.dirname, '../..');
/** Copied as they are: everything but tests and content. */
const PARTS =
  'src scripts public index.html prerender.ts package.json vite.config.ts tsconfig.json knip.json .oxlintrc.json .stylelintrc.json';

export interface ProjectCopy {
  readonly folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /**
   * Runs a tool of the project in the copy.
   * @param script below `node_modules/`
   * @returns its exit code and output
   */
  run(script: string, ...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }>;
  remove(): void;
}

/** Copies the project. Pages keep only frontmatter and title, so that a build is quick. */
export function copyProject(): ProjectCopy {
  fs.mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const folder = fs.mkdtempSync(join(ROOT, '.tmp/recipes-'));
  const path = (file: string) => join(folder, file);
  const write = (file: string, text: string) => {
    fs.mkdirSync(dirname(path(file)), { recursive: true });
    fs.writeFileSync(path(file), text);
  };
  for (const part of PARTS.split(' ')) fs.cpSync(join(ROOT, part), path(part), { recursive: true });
  for (const page of glob.sync('content/{en,zh}/**/*.mdx', { cwd: ROOT })) {
    write(page, withoutBody(fs.readFileSync(join(ROOT, page), 'utf8')));
  }
  // Packages are linked one by one, so that the copy has its own `node_modules/.cache`.
  fs.mkdirSync(path('node_modules'));
  for (const name of fs.readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '.cache')) {
    fs.symlinkSync(join(ROOT, 'node_modules', name), path(`node_modules/${name}`));
  }
  return {
    folder,
    read: (file) => (fs.existsSync(path(file)) ? fs.readFileSync(path(file), 'utf8') : ''),
    write,
    run: (script, ...args) =>
      new Promise((resolve) => {
        // Vitest sets NODE_ENV to "test", which would choose React's development build.
        const { NODE_ENV: _, ...env } = process.env;
        const options = { cwd: folder, env: { ...env, NO_COLOR: '1' }, maxBuffer: 2 ** 24 };
        // On CI, oxlint colors its output despite NO_COLOR.
        execFile(process.execPath, [join(ROOT, 'node_modules', script), ...args], options, (error, out, err) => {
          resolve({ code: error ? Number(error.code ?? 1) : 0, said: stripVTControlCharacters(out + err) });
        });
      }),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** Frontmatter and title of a page. */
function withoutBody(text: string): string {
  const [frontmatter = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  const [title = ''] = /^# .*$/m.exec(text) ?? [];
  return `${frontmatter.replace(/^translatedFrom:.*\n/m, '')}\n${title}\n`;
}
