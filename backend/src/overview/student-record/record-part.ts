import type { AdminRole } from '@portal/domain/staff/index.js';

export type TimelineEntry = {
  readonly at: Date;
  readonly kind: string;
  /** Of what it is about. */
  readonly id: string;
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
};

/** One kind of thing that happens to a student, as rows of `at, id, kind, facts`. */
export type RecordPart = {
  /** Who may read it beside the owners. */
  readonly roles: readonly AdminRole[];
  /** `$1` is the student's id, `$2` the addresses known to be theirs, `$3` the moment after which no entry is, `$4` the
   * addresses of which the mails are shown. */
  readonly sql: string;
};

type Source = {
  readonly kind: string;
  readonly from: string;
  readonly at: string;
  /** What the entry links to; the row's own id without it. */
  readonly id?: string;
  /** Names and SQL of what is shown of it. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly where: string;
};

/** Many of one kind do not push the others out of the page. */
const MOST_OF_A_KIND = 200;

function rowsOf({ kind, from, at, id = 'id', facts = {}, where }: Source): string {
  const pairs = Object.entries(facts).map(([name, sql]) => `'${name}', ${sql}`);
  return `(SELECT ${at} AS at, '${kind}' AS kind, (${id})::text AS id,
    jsonb_build_object(${pairs.join(', ')}) AS facts
    FROM ${from} WHERE ${where} AND ${at} IS NOT NULL AND ${at} <= $3::timestamptz
    ORDER BY ${at} DESC FETCH FIRST ${MOST_OF_A_KIND} ROWS WITH TIES)`;
}

const BOTH: readonly AdminRole[] = ['support', 'finance'];
const SUPPORT: readonly AdminRole[] = ['support'];

export const forAll = (source: Source): RecordPart => ({ roles: BOTH, sql: rowsOf(source) });
export const forSupport = (source: Source): RecordPart => ({
  roles: SUPPORT,
  sql: rowsOf(source),
});

export const OF_STUDENT = 'student_id = $1::uuid';
