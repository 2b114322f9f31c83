import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sample } from './support/sample.ts';
import { tempFolder } from './support/temp-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** Stands in for npm: `npm ci` takes so many seconds to install tools that print how they were called. */
const npmTaking = (seconds: number) => `#!/bin/sh
echo "npm $1"
sleep ${seconds}
mkdir -p node_modules/.bin
for tool in vite tsx oxfmt; do
  printf '#!/bin/sh\\necho ran "$(basename "$0")" "$@"\\n' > node_modules/.bin/$tool
  chmod +x node_modules/.bin/$tool
done
touch node_modules/.package-lock.json
`;

/** A clone with nothing installed; `run` runs an npm script there and returns its output lines. */
function freshClone(seconds = 0) {
  const folder = tempFolder({ 'bin/npm': npmTaking(seconds), 'package-lock.json': '{}' });
  chmodSync(join(folder, 'bin/npm'), 0o755);
  cpSync(join(ROOT, 'scripts/install.mjs'), join(folder, 'scripts/install.mjs'));
  // Not the PATH of this process, which may contain the project's own tools.
  const tools = [join(folder, 'node_modules/.bin'), join(folder, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'];
  const options = { cwd: folder, env: { PATH: tools.join(delimiter) }, encoding: 'utf8', shell: '/bin/sh' } as const;
  const run = (name: string) => {
    const { stdout, stderr } = spawnSync(`${scripts[name]} an-argument`, options);
    return (stdout + stderr).trim().split('\n');
  };
  /** Runs a script without waiting for it. @param watch gets the output so far @returns its output lines in the end */
  const start = async (name: string, watch = (_output: string) => {}) => {
    const child = spawn(`${scripts[name]} an-argument`, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        watch(output);
      });
    }
    await new Promise((resolve) => child.once('close', resolve));
    return output.trim().split('\n');
  };
  return { folder, run, start };
}

test('every command that the README names exists', () => {
  const named = [...readme.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test('every command installs missing packages first', () => {
  for (const script of Object.values(scripts)) expect(script).toMatch(/^node scripts\/install\.mjs && /);
});

test.each(sample(3, Object.keys(scripts)))(
  'npm run %s installs missing packages and then runs with its arguments',
  (name) => {
    const { folder, run } = freshClone();
    const lines = run(name);
    expect(lines).toContain('npm ci');
    expect(lines.at(-1)).toMatch(/^ran (?:vite|tsx|oxfmt) .*an-argument$/);
    expect(existsSync(join(folder, 'node_modules/.package-lock.json'))).toBe(true);
  },
);

test('packages are installed again when the lock file has changed, but not when its date alone has', () => {
  const { folder, run } = freshClone();
  run('dev');
  expect(run('dev')).toEqual(['ran vite an-argument']);
  const later = Date.now() / 1000 + 60;
  utimesSync(join(folder, 'package-lock.json'), later, later);
  expect(run('dev')).toEqual(['ran vite an-argument']);
  writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }');
  utimesSync(join(folder, 'package-lock.json'), later, later);
  expect(run('dev')).toContain('npm ci');
});

test('of two commands at once one installs, and the other waits for it', async () => {
  const { start } = freshClone(0.2);
  const outputs = await Promise.all([start('dev'), start('build')]);
  expect(outputs.flat().filter((line) => line === 'npm ci')).toHaveLength(1);
  expect(outputs.map((lines) => lines.at(-1))).toEqual([
    'ran vite an-argument',
    expect.stringMatching(/^ran tsx .*an-argument$/),
  ]);
});

test('a claim whose id is not written yet is waited for, and one that stays empty is not', async () => {
  const { folder, start } = freshClone();
  const claim = join(folder, '.tmp/installing');
  mkdirSync(join(folder, '.tmp'));
  writeFileSync(claim, '');
  const running = start('dev');
  expect(await Promise.race([running, setTimeout(1000, 'waits')])).toBe('waits');
  utimesSync(claim, 0, 0);
  expect(await running).toContain('npm ci');
});

test('an install that was killed does not block the next one', () => {
  const { folder, run } = freshClone();
  const { pid } = spawnSync('true');
  mkdirSync(join(folder, '.tmp'));
  writeFileSync(join(folder, '.tmp/installing'), String(pid));
  expect(run('dev')).toContain('npm ci');
});

test('a killed install blocks none where rmSync removes nothing, as on Windows below a folder like 文档', () => {
  const { folder } = freshClone();
  mkdirSync(join(folder, '.tmp'));
  writeFileSync(join(folder, '.tmp/installing'), String(spawnSync('true').pid));
  const broken =
    'import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";' +
    'fs.rmSync = () => {}; syncBuiltinESMExports();';
  const args = ['--import', `data:text/javascript,${broken}`, 'scripts/install.mjs'];
  const env = { PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) };
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', timeout: 10_000 });
  expect(stdout).toContain('npm ci');
  expect(readdirSync(join(folder, '.tmp'))).toEqual([]);
});

test('a command that waits names the process, which may be that of another user, and the way out', async () => {
  const { folder, start } = freshClone();
  const claim = join(folder, '.tmp/installing');
  mkdirSync(join(folder, '.tmp'));
  writeFileSync(claim, '1');
  const lines = await start('dev', (output) => {
    if (output.includes('Waiting')) rmSync(claim, { force: true });
  });
  expect(lines.filter((line) => line.startsWith('Waiting'))).toEqual([
    'Waiting for process 1, which installs packages. If it does not, delete .tmp/installing',
  ]);
});

test('a claim of our own process id is from a killed process, as in a restarted container', () => {
  const { folder } = freshClone();
  const env = { PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) };
  const args = ['-c', 'mkdir .tmp; echo $$ > .tmp/installing; exec node scripts/install.mjs'];
  const { stdout } = spawnSync('sh', args, { cwd: folder, env, encoding: 'utf8', timeout: 10_000 });
  expect(stdout).toContain('npm ci');
});

test('Ctrl-C during an install leaves no claim', async () => {
  const { folder } = freshClone();
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\ntrap "exit 1" INT\necho started\nwhile :; do sleep 0.1; done\n');
  const env = { PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) };
  // With a process group of its own, as from a terminal.
  const child = spawn(process.execPath, ['scripts/install.mjs'], { cwd: folder, env, detached: true });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('started') && resolve());
  });
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await new Promise((resolve) => child.once('close', resolve));
  expect(readdirSync(join(folder, '.tmp'))).toEqual([]);
});

test('an install that fails ends the command with one line below what npm says', () => {
  const { folder, run } = freshClone();
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "npm is offline"\nexit 1\n');
  expect(run('dev')).toEqual([
    'Installing packages (npm ci) …',
    'npm is offline',
    'The packages are not installed: Command failed: npm ci --no-audit --no-fund',
  ]);
  expect(existsSync(join(folder, '.tmp/installing'))).toBe(false);
});
