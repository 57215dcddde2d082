/** The most characters that the CGST Rules, 2017 allow in the number of an invoice or a note. */
export const LONGEST_NUMBER = 16;
const LEAST_DIGITS = 6;

/** The number of the `place`-th document of its series and financial year, such as `RC-26-27-000123`. @throws
 * RangeError if it would be too long */
export function seriesNumber(series: 'RC' | 'CN', financialYear: string, place: number): string {
  const number = `${series}-${financialYear}-${String(place).padStart(LEAST_DIGITS, '0')}`;
  if (number.length <= LONGEST_NUMBER) return number;
  throw new RangeError(`There are no more ${series} numbers in this financial year`);
}
