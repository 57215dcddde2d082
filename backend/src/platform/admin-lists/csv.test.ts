import { expect, it } from '@jest/globals';
import { csvLines } from './csv.js';

/** A cell between two others, so that the line is never empty. */
const csvCell = async (value: unknown) => (await csvLines([['<', value, '>']])).slice(2, -4);

it.each([
  ['=1+1', "'=1+1"],
  ['+91 90000 00000', "'+91 90000 00000"],
  ['-', "'-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1+1', "'＝1+1"],
])('A cell of %j is no formula', async (value, cell) => {
  expect(await csvCell(value)).toBe(cell);
});

it.each([
  [-5, '-5'],
  ['-5', '-5'],
  ['-5.25', '-5.25'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
  [new Date('2026-01-02T03:04:05.678Z'), '2026-01-02T03:04:05.678Z'],
  ['Asha Rao', 'Asha Rao'],
  ['مرحبا 👩🏽‍💻', 'مرحبا 👩🏽‍💻'],
])('A cell of %j stays as it is', async (value, cell) => {
  expect(await csvCell(value)).toBe(cell);
});

it.each([
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' spaced ', '" spaced "'],
  [{ state: 'open' }, '"{""state"":""open""}"'],
])('A cell of %j is quoted', async (value, cell) => {
  expect(await csvCell(value)).toBe(cell);
});

it('a line ends as RFC 4180 says', async () => {
  expect(await csvLines([['a', null, 3]])).toBe('a,,3\r\n');
});
