import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { currentEnglishPages } from '#docs/examples/pages.ts';
import { checkMessages, messagesOfCode, packageMessages, unexplained } from '#docs/reference/package-messages.ts';
import { readReference } from '#docs/reference/read-reference.ts';
import { problemText } from '#node/content/problem.ts';
import { site } from '#site/config.ts';

const root = join(import.meta.dirname, '../..');
const messages = packageMessages(root);
const shown = currentEnglishPages(root, site.config).flatMap((page) => {
  const { codes, blocks } = readReference(readFileSync(join(root, page), 'utf8'), page);
  return [...codes, ...blocks].map(({ text }) => text);
});

test('every message of the package is explained, or listed with a reason', () => {
  expect(checkMessages(messages, shown).map(problemText)).toEqual([]);
});

test('messages are read from the package', () => {
  expect(messages.length).toBeGreaterThan(200);
  expect(messages).toContain('Setup file … not found');
});

test('a message that its page no longer shows is found', () => {
  const others = shown.filter((text) => !text.includes('Unknown coverage provider'));
  expect(checkMessages(messages, others).map(({ reason }) => reason)).toEqual([
    'no page explains "Unknown coverage provider: …"; explain it, or give the reason here',
  ]);
});

describe('messages in code', () => {
  test.each([
    ['an error', "throw new TypeError('the price is missing')", ['the price is missing']],
    ['a value', 'throw Error(`the price of ${item} is missing`)', ['the price of … is missing']],
    ['parts', "throw new Error('the price ' + a + b + ' is missing')", ['the price … is missing']],
    ['a colored word', "logger.error(`the ${color.red('price')} is missing`)", ['the price is missing']],
    ['lines', "throw new Error(['the price is missing', ...lines].join('\\n'))", ['the price is missing …']],
    ['a line in red', "logger.log(color.red('the price is missing'))", ['the price is missing']],
    ['a variable', "const message = 'the price is missing'; throw message", ['the price is missing']],
    ['a property', "report({ message: 'the price is missing' })", ['the price is missing']],
    [
      'two choices',
      "throw Error(a ? 'the price is missing' : 'the stock is missing')",
      ['the price is missing', 'the stock is missing'],
    ],
    [
      'a third argument',
      "throw vmError(context, 'ERR_PRICE_IS_MISSING', 'the price is missing')",
      ['the price is missing'],
    ],
    ['a message of values only', 'throw new Error(`${a}: ${b}`)', []],
    ['a call that prints no error', "logger.log('the price is missing')", []],
  ])('%s', (_, code, expected) => {
    expect(messagesOfCode(code)).toEqual(expected);
  });
});

describe('a message is explained', () => {
  const MESSAGE = 'the lowest price of … is missing';

  test.each([
    ['by a page that shows it with a value', 'Error: the lowest price of pen is missing'],
    ['by its words with gaps', 'the lowest price of … is missing'],
    ['by its first words', 'the lowest price of …'],
  ])('%s', (_, text) => {
    expect(unexplained([MESSAGE], [text])).toEqual([]);
  });

  test('by no other words, and by no single name', () => {
    expect(unexplained([MESSAGE], ['the lowest stock of … is missing', 'the'])).toHaveLength(1);
    expect(unexplained(['`testEnvironment` has no value'], ['testEnvironment'])).toHaveLength(1);
  });
});
