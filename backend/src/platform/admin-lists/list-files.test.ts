import { csvLines } from './csv.js';
import { aFlag, aMoment, aText, orNone, somePaise } from './columns.js';
import { fileColumns } from './file-columns.js';

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

const SPEC = {
  columns: {
    id: aText('id'),
    createdAt: aMoment('created_at'),
    emailVerifiedAt: orNone(aMoment('email_verified_at')),
    completedOn: aMoment('completed_on'),
    cgst: somePaise('cgst'),
    attemptsUsed: aText('attempts_used'),
  },
  details: { skills: aText('skills'), isVoid: aFlag('is_void') },
  inFile: ['skills'],
};

const headings = (without?: readonly string[]) =>
  fileColumns(SPEC, without).map(({ heading }) => heading);

const written = (name: string, value: unknown) =>
  fileColumns(SPEC)
    .find((column) => column.name === name)
    ?.written(value);

describe("A list's file", () => {
  it('has headings as people write them, with the zone and the unit', () =>
    expect(headings()).toEqual([
      ...['Id', 'Created (IST)', 'Email verified (IST)', 'Completed (IST)', 'CGST (INR)'],
      ...['Attempts used', 'Skills'],
    ]));

  it('lacks the columns that were put away, but never the key', () =>
    expect(headings(['id', 'createdAt', 'skills', 'cgst', 'none'])).toEqual([
      'Id',
      'Email verified (IST)',
      'Completed (IST)',
      'Attempts used',
    ]));

  it.each([
    ['createdAt', new Date('2026-01-31T18:30:05Z'), '2026-02-01 00:00:05'],
    ['createdAt', '2026-01-31T10:00:00+00:00', '2026-01-31 15:30:00'],
    ['emailVerifiedAt', null, null],
    ['cgst', 3814, '38.14'],
    ['cgst', '50000', '500.00'],
    ['skills', 'SQL', 'SQL'],
  ])('A list’s file writes %s %j as %j', (name, value, text) =>
    expect(written(name, value)).toBe(text),
  );
});
