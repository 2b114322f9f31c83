import { expect, test } from 'vitest';
import { readAnsi, writeAnsi } from '#node/content/ansi.ts';

const ESC = '\u001B';

test('pieces have the codes that apply to them', () => {
  expect(readAnsi(`${ESC}[1m${ESC}[31m✗${ESC}[39m bold${ESC}[22m plain`)).toEqual([
    [
      { text: '✗', codes: [1, 31] },
      { text: ' bold', codes: [1] },
      { text: ' plain', codes: [] },
    ],
  ]);
});

test('a color replaces the one before, and a reset ends all', () => {
  expect(readAnsi(`${ESC}[41;37ma${ESC}[32mb${ESC}[0mc`)[0]?.map(({ codes }) => codes)).toEqual([
    [41, 37],
    [41, 32],
    [],
  ]);
  expect(readAnsi(`${ESC}[31ma${ESC}[mb`)[0]?.map(({ codes }) => codes)).toEqual([[31], []]);
});

test('a color goes on in the next line', () => {
  expect(readAnsi(`${ESC}[31ma\n\nb${ESC}[39m`)).toEqual([
    [{ text: 'a', codes: [31] }],
    [],
    [{ text: 'b', codes: [31] }],
  ]);
});

test('written lines do not depend on one another and read the same', () => {
  const lines = readAnsi(`${ESC}[2m${ESC}[33ma\nb${ESC}[0m c`);
  expect(writeAnsi(lines)).toBe(`${ESC}[2;33ma${ESC}[m\n${ESC}[2;33mb${ESC}[m c`);
  expect(readAnsi(writeAnsi(lines))).toEqual(lines);
});
