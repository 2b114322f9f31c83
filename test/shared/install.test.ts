import { expect, test } from 'vitest';
import { PACKAGE_MANAGERS, packageCommand } from '#shared/install.ts';

const forAll = (command: string) => PACKAGE_MANAGERS.map((manager) => packageCommand(command, manager));

test('install becomes add for yarn, pnpm and bun, and stays for npm', () => {
  expect(forAll('install -D vite')).toEqual([
    'npm install -D vite',
    'yarn add -D vite',
    'pnpm add -D vite',
    'bun add -D vite',
  ]);
});

test('a bare install keeps the word install', () => {
  expect(forAll('install')).toEqual(['npm install', 'yarn install', 'pnpm install', 'bun install']);
});

test('a bare install may have spaces around it', () => {
  expect(packageCommand('install ', 'yarn')).toContain('yarn install');
});

test('a command without install stays as it is', () => {
  expect(packageCommand('run test', 'pnpm')).toBe('pnpm run test');
});

test('only the word install is replaced, and only the first one', () => {
  expect(packageCommand('install installer install', 'pnpm')).toBe('pnpm add installer install');
});

test('separate commands for each manager are used unchanged', () => {
  const command = { npm: 'npx rstest', yarn: 'yarn rstest', pnpm: 'pnpm rstest', bun: 'bunx rstest' };
  expect(packageCommand(command, 'bun')).toBe('bunx rstest');
});
