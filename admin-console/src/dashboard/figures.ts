/** The answer of GET /api/admin/dashboard; what the role may not see is left out. */
export type Figures = {
  readonly days: number;
  readonly funnel: {
    readonly applications: number;
    readonly signedUp: number;
    readonly verified: number;
    readonly paid?: number;
    readonly started: number;
    readonly passed: number;
  };
  readonly testsPerDay: readonly DayOfTests[];
  readonly domains: readonly DomainFigures[];
  /** Amounts in paise. */
  readonly money?: {
    readonly revenue: number;
    readonly payments: number;
    readonly stuck: number;
    readonly toAnswer: number;
    readonly differences: number;
    /** Absent in answers of an earlier release. */
    readonly proposals?: number;
  };
  /** What students report of questions: how much is open, and on how many versions. */
  readonly questionReports?: { readonly open: number; readonly versions: number };
  readonly mails?: {
    readonly waiting: number;
    readonly failed: number;
    readonly oldestSeconds: number;
  };
  readonly attempts?: { readonly open: number; readonly overdue: number };
  readonly arrivals?: {
    readonly newApplications: number;
    readonly messagesWaiting: number;
    readonly oldestMessageSeconds: number;
    readonly lateAnswers: number;
    readonly grievances: number;
    /** Below 0 once the day of the first is over. */
    readonly grievanceDueSeconds: number;
  };
};

export type DayOfTests = { readonly day: string; readonly tests: number; readonly passed: number };

export type DomainFigures = {
  readonly domain: string;
  readonly tests: number;
  readonly passed: number;
  readonly mean: number;
};

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
