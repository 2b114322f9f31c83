import { describe, expect, test } from 'vitest';
import { copyText } from '#theme/code/code-buttons.ts';

test('code is copied unchanged, without its final line break', () => {
  expect(copyText('const $ = 1;\n$ + 1;\n', 'ts')).toBe('const $ = 1;\n$ + 1;');
  expect(copyText('- a\n+ b', 'text')).toBe('- a\n+ b');
});

describe('shell code', () => {
  test('prompts are left out', () => {
    expect(copyText('$ npm install\n$ npx rstest\n', 'sh')).toBe('npm install\nnpx rstest');
    expect(copyText('  $ npm test', 'bash')).toBe('  npm test');
  });
  test('a dollar sign that is not a prompt stays', () => {
    expect(copyText('echo $HOME\nVAR="$ x" npm test', 'sh')).toBe('echo $HOME\nVAR="$ x" npm test');
  });
});

describe('a diff', () => {
  test('is copied without removed lines and markers', () => {
    expect(copyText(' {\n-  "test": "jest"\n+  "test": "rstest"\n\n }\n', 'diff')).toBe('{\n  "test": "rstest"\n\n}');
  });
  test('is copied without its headers', () => {
    const text = 'diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b';
    expect(copyText(text, 'diff')).toBe('b');
  });
  test('keeps the indent of unchanged lines that lack the leading space', () => {
    expect(copyText('{\n  "a": 1,\n+  "b": 2\n}', 'diff')).toBe('{\n  "a": 1,\n  "b": 2\n}');
  });
  test('that only removes lines is copied unchanged', () => {
    expect(copyText('-a\n-b', 'diff')).toBe('-a\n-b');
  });
});
