import type { DataSource } from 'typeorm';
import { ALL_KINDS, countedOf, dayOf, type Kind, STAGES, ZONE } from './daily-totals.sql.js';
import { SINCE, type Span, UNTIL } from './span.sql.js';

export type Funnel = {
  readonly applications: number;
  readonly signedUp: number;
  readonly verified: number;
  readonly paid: number;
  readonly started: number;
  readonly passed: number;
};

export type DayOfTests = { readonly day: string; readonly tests: number; readonly passed: number };

/** How the tests of one domain went; the mean is of the percentages. */
type DomainFigures = {
  readonly domain: string;
  readonly tests: number;
  readonly passed: number;
  readonly mean: number;
};

/** What was paid within the span; the revenue in paise. */
type Received = { readonly revenue: number; readonly payments: number };

export type Figures = {
  readonly funnel: Funnel;
  readonly domains: readonly DomainFigures[];
  readonly received: Received;
};

/** As it is kept where the day is over, was counted, and nothing has changed since; else from the rows. The last day of
 * a span ends at an hour of its own. */
const DAYS = `
  WITH ends AS (
    SELECT ${dayOf(SINCE)} AS first, ${dayOf(UNTIL)} AS last, ${UNTIL} + interval '1 microsecond' AS until
  ), days AS (
    SELECT day::date AS day, day AT TIME ZONE '${ZONE}' AS since,
      least((day + interval '1 day') AT TIME ZONE '${ZONE}', ends.until) AS until,
      day::date < last AND day::date IN (SELECT day FROM counted_days)
        AND day::date NOT IN (SELECT day FROM days_to_recount) AS is_kept
    FROM ends, generate_series(first::timestamp, last::timestamp, interval '1 day') AS day
  ), counted AS (
    SELECT day, kind, part, count, passed, sum FROM daily_totals
    WHERE day IN (SELECT day FROM days WHERE is_kept) AND kind = ANY ($3::text[])
    UNION ALL
    SELECT days.day, fresh.* FROM days CROSS JOIN LATERAL (${countedOf('$3')}) AS fresh
    WHERE NOT is_kept
  )`;

/** Who signed up before the span is left out, and what they did within it too: they had more time. */
const TOTALS = `
  ${DAYS}
  SELECT kind, CASE WHEN kind = 'test' THEN part END AS domain, sum(count)::int AS count,
    sum(passed)::int AS passed, sum(sum)::float8 AS sum,
    round(sum(sum) / nullif(sum(count), 0), 1)::float8 AS mean
  FROM counted
  WHERE kind <> ALL ($4::text[]) OR part >= (SELECT first::text FROM ends)
  GROUP BY 1, 2 ORDER BY count DESC, domain`;

const TESTS = `
  ${DAYS}
  SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(sum(count), 0)::int AS tests,
    coalesce(sum(passed), 0)::int AS passed
  FROM days LEFT JOIN counted USING (day) GROUP BY days.day ORDER BY days.day`;

type Total = {
  readonly kind: Kind;
  readonly domain: string | null;
  readonly count: number;
  readonly passed: number;
  readonly sum: number;
  readonly mean: number;
};

function figuresFrom(totals: readonly Total[]): Figures {
  const countOf = (wanted: Kind) => totals.find(({ kind }) => kind === wanted)?.count ?? 0;
  const revenue = totals.find(({ kind }) => kind === 'payment')?.sum ?? 0;
  return {
    funnel: {
      applications: countOf('application'),
      signedUp: countOf('sign-up'),
      verified: countOf('verified'),
      paid: countOf('paid'),
      started: countOf('started'),
      passed: countOf('passed'),
    },
    domains: totals.flatMap(({ domain, count: tests, passed, mean }) =>
      domain === null ? [] : [{ domain, tests, passed, mean }],
    ),
    received: { revenue, payments: countOf('payment') },
  };
}

const MONEY: readonly Kind[] = ['payment', 'paid'];

/** One statement each, which sees the database as of one moment. */
type Reader = Pick<DataSource, 'query'>;

export async function readFigures(
  reader: Reader,
  { days, before }: Span,
  mayReadMoney: boolean,
): Promise<Figures> {
  const kinds = ALL_KINDS.filter((kind) => mayReadMoney || !MONEY.includes(kind));
  return figuresFrom(await reader.query<Total[]>(TOTALS, [days, before, kinds, STAGES]));
}

export const readTestsPerDay = (reader: Reader, days: number): Promise<DayOfTests[]> =>
  reader.query<DayOfTests[]>(TESTS, [days, 0, ['test']]);
