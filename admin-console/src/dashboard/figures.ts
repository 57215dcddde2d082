import type { AnswerOf } from '../providers/api-types.js';

/** The figures of the dashboard; those that the role may not see are left out. */
export type Figures = Omit<AnswerOf<'/api/admin/dashboard'>, 'success'>;

export type DayOfTests = Figures['testsPerDay'][number];

export type DomainFigures = Figures['domains'][number];

const LOCALE = 'en-IN';
const NUMBER = new Intl.NumberFormat(LOCALE);
const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
const DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const asNumber = (count: number): string => NUMBER.format(count);

/** A share in percent; a dash where there is no whole. */
export const asShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : PERCENT.format(part / whole);

/** A day such as 2026-11-21 in few letters. */
export const asDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

export const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0);
