import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { financialYearOf } from './financial-year.js';

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

it('every moment of this century is in the year that the calendar of India says', () => {
  const [min, max] = [new Date('2001-01-01'), new Date('2098-12-31')];
  const moments = fc.date({ min, max, noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const [year, month] = inIndia.format(moment).split('-').map(Number);
      const begins = month! >= 4 ? year! : year! - 1;
      const name = [begins, begins + 1].map((one) => String(one).slice(2)).join('-');
      expect(financialYearOf(moment)).toBe(name);
    }),
  );
});
