import { expect, test } from 'vitest';
import { readPort } from '#node/output/static-server.ts';

test.each([
  ['0', 0],
  ['4173', 4173],
  ['65535', 65_535],
])('PORT=%s is accepted', (text, port) => {
  expect(readPort(text)).toBe(port);
});

test.each(['abc', '70000', '65536', '-1', '', ' ', '1.5', '0x50', '1e3', '4173abc'])(
  'PORT=%s is rejected with what to write',
  (text) => {
    expect(() => readPort(text)).toThrow(`PORT is "${text}"; write a whole number from 0 to 65535`);
  },
);
