import { describe, expect, test } from 'vitest';
import { copyText } from '#theme/code/copy-text.ts';

test('code is copied as it stands, without its last line end', () => {
  expect(copyText('const $ = 1;\n$ + 1;\n', 'ts')).toBe('const $ = 1;\n$ + 1;');
  expect(copyText('- a\n+ b', 'text')).toBe('- a\n+ b');
});

describe('of a shell', () => {
  test('the prompts are left out', () => {
    expect(copyText('$ npm install\n$ npx rstest\n', 'sh')).toBe('npm install\nnpx rstest');
    expect(copyText('  $ npm test', 'bash')).toBe('  npm test');
  });
  test('a dollar that is no prompt stays', () => {
    expect(copyText('echo $HOME\nVAR="$ x" npm test', 'sh')).toBe('echo $HOME\nVAR="$ x" npm test');
  });
});

describe('of a diff', () => {
  test('removed lines and marks are left out', () => {
    expect(copyText(' {\n-  "test": "jest"\n+  "test": "rstest"\n\n }\n', 'diff')).toBe('{\n  "test": "rstest"\n\n}');
  });
  test('its headers are left out', () => {
    const text = 'diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b';
    expect(copyText(text, 'diff')).toBe('b');
  });
  test('lines without the blank of an unchanged one keep their indent', () => {
    expect(copyText('{\n  "a": 1,\n+  "b": 2\n}', 'diff')).toBe('{\n  "a": 1,\n  "b": 2\n}');
  });
  test('that only removes, all is copied', () => {
    expect(copyText('-a\n-b', 'diff')).toBe('-a\n-b');
  });
});
