import { describe, expect, it } from '@jest/globals';
import { aFlag, aMoment, aText, orNone, somePaise } from './columns.js';
import { fileColumns } from './file-columns.js';

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
      'Id',
      'Created (IST)',
      'Email verified (IST)',
      'Completed (IST)',
      'CGST (INR)',
      'Attempts used',
      'Skills',
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
