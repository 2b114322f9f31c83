import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkExamples, type ExamplesResult } from '#docs/examples/check.ts';
import { failureText } from '#docs/examples/failure.ts';
import { readExamples } from '#docs/examples/pages.ts';
import { summaryText } from '#docs/examples/summary.ts';
import { problemText } from '#node/content/problem.ts';
import { site } from '#site/config.ts';
import { sample } from '../support/sample.ts';

const root = join(import.meta.dirname, '../..');
const pages = sample(5, readExamples(root, site.config));
let result: ExamplesResult;

beforeAll(async () => {
  const examples = pages.flatMap(({ examples }) => examples);
  result = await checkExamples(examples, { root, folder: join(root, '.tmp/examples') });
  console.log(summaryText(pages, result));
});

/** Fails a test with messages, without a stack, which would only point at this file. */
function failWith(texts: readonly string[]): void {
  if (texts.length === 0) return;
  const error = new Error(`\n${texts.join('\n\n')}`);
  error.stack = error.message;
  throw error;
}

test.each(pages.map((page) => [page.page, page] as const))('%s does what it shows', (page, { problems }) => {
  const failures = result.failures.filter(({ file }) => file === page);
  failWith([...problems.map(problemText), ...failures.map(failureText)]);
});

test('every failure belongs to a page', () => {
  const known = new Set(pages.map(({ page }) => page));
  failWith(result.failures.filter(({ file }) => !known.has(file)).map(failureText));
});

test('there are examples to run', () => {
  expect(result.runs.length).toBeGreaterThan(0);
});
