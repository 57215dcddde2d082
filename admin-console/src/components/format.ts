import { PAISE_PER_RUPEE } from '@portal/domain/payments/ledger/payment.js';

const LOCALE = 'en-IN';
/** The company's clock, wherever the reader is. */
const timeZone = 'Asia/Kolkata';
const SHORT = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
} as const;
const TO_THE_MINUTE = { ...SHORT, year: 'numeric', timeZoneName: 'short' } as const;
const IN_SHORT = new Intl.DateTimeFormat(LOCALE, SHORT);
const MOMENT = new Intl.DateTimeFormat(LOCALE, TO_THE_MINUTE);
const TO_THE_SECOND = new Intl.DateTimeFormat(LOCALE, { ...TO_THE_MINUTE, second: '2-digit' });
const RUPEES = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
const SECONDS_PER_MINUTE = 60;

const WHOLE = { dateStyle: 'full', timeStyle: 'long' } as const;
const COMPANYS = new Intl.DateTimeFormat(LOCALE, { ...WHOLE, timeZone });
const READERS = new Intl.DateTimeFormat(LOCALE, WHOLE);

type MaybeTime = string | null | undefined;

function formatted(at: MaybeTime, format: Intl.DateTimeFormat): string {
  const time = at ? new Date(at) : null;
  return time && !Number.isNaN(time.getTime()) ? format.format(time) : '';
}

/** A time to the second by the company's clock, and by the reader's where it is another; empty if there is none. */
export const asWholeMoment = (at: MaybeTime): string =>
  [...new Set([formatted(at, COMPANYS), formatted(at, READERS)])].join('\n');

/** A time such as "12 Nov, 4:30 pm"; empty if there is none. */
export const asShortMoment = (at: MaybeTime): string => formatted(at, IN_SHORT);

/** A time in words, with its zone; empty if there is none. */
export const asMoment = (at: MaybeTime): string => formatted(at, MOMENT);

const AGO = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const MS = 1_000;

/** Time units, longest first, each with its seconds. */
const UNITS = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

/** How long ago a time is, or how far ahead, such as "3 hours ago"; empty if there is none. */
export function asAgo(at: MaybeTime, now = Date.now()): string {
  const seconds = at ? (Date.parse(at) - now) / MS : Number.NaN;
  if (Number.isNaN(seconds)) return '';
  const [unit, length] = UNITS.find(([, one]) => Math.abs(seconds) >= one) ?? ['second', 1];
  return AGO.format(Math.trunc(seconds / length), unit);
}

/** A time to the second, with its zone; a dash if there is none. */
export const asExactTime = (at: MaybeTime): string => formatted(at, TO_THE_SECOND) || '–';

const COUNT = new Intl.NumberFormat(LOCALE);

export const asCount = (count: number): string => COUNT.format(count);

export const asRupees = (rupees: number): string => RUPEES.format(rupees);

export const asPaise = (paise: number): string => asRupees(paise / PAISE_PER_RUPEE);

export function asMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return `${minutes}m ${Math.floor(seconds % SECONDS_PER_MINUTE)}s`;
}
