import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { financialYearBounds, financialYearOf, monthBounds } from './financial-year.js';

it.each([
  ['2026-03-31T18:29:59.999Z', '25-26'],
  ['2026-03-31T18:30:00.000Z', '26-27'],
  ['2026-04-01T00:00:00.000Z', '26-27'],
  ['2026-12-31T18:29:59.999Z', '26-27'],
  ['2026-12-31T18:30:00.000Z', '26-27'],
  ['2027-03-31T18:29:59.999Z', '26-27'],
  ['2027-03-31T18:30:00.000Z', '27-28'],
  ['2028-02-29T12:00:00.000Z', '27-28'],
  ['2099-06-01T00:00:00.000Z', '99-00'],
])('%s is in the financial year %s', (moment, year) => {
  expect(financialYearOf(new Date(moment))).toBe(year);
});

const inIndia = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
});

it.each(['26-27', '99-00', '00-01'])(
  '%s goes from its first moment to that of the next',
  (name) => {
    const { from, to } = financialYearBounds(name)!;
    expect([from, new Date(to.getTime() - 1)].map(financialYearOf)).toEqual([name, name]);
    expect([new Date(from.getTime() - 1), to].map(financialYearOf)).not.toContain(name);
    expect(from.toISOString()).toMatch(/-03-31T18:30:00/);
  },
);

it.each(['26-28', '26-26', '2026-27', '', 'a', '26-27 '])('%j is no financial year', (name) => {
  expect(financialYearBounds(name)).toBeNull();
});

it('a month goes from its first moment in India to that of the next', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      (year, month) => {
        const name = `${year}-${String(month).padStart(2, '0')}`;
        const { from, to } = monthBounds(name)!;
        expect([from, new Date(to.getTime() - 1)].map((at) => inIndia.format(at))).toEqual([
          name,
          name,
        ]);
        expect([new Date(from.getTime() - 1), to].map((at) => inIndia.format(at))).not.toContain(
          name,
        );
      },
    ),
  );
});

it.each(['2026-00', '2026-13', '1999-12', '26-11', '2026-1', '2026-11-01', ''])(
  '%j is no month',
  (name) => {
    expect(monthBounds(name)).toBeNull();
  },
);
