import type { AdminRole } from '@portal/domain/staff/index.js';

export type TimelineEntry = {
  readonly at: Date;
  readonly kind: string;
  readonly id: string;
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
};

/** One kind of event of a student, as rows of `at, id, kind, facts`. */
export type RecordPart = {
  readonly roles: readonly AdminRole[];
  /** `$1` is the student's id, `$2` the student's addresses, `$3` the latest moment of entries, `$4` the addresses
   * whose mails are shown. */
  readonly sql: string;
};

type Source = {
  readonly kind: string;
  readonly from: string;
  readonly at: string;
  readonly id?: string;
  readonly facts?: Readonly<Record<string, string>>;
  /** By default the student's own rows. */
  readonly where?: string;
};

export const OF_STUDENT = 'student_id = $1::uuid';

/** Many entries of one kind must not fill the page. */
const MOST_OF_A_KIND = 200;

function rowsOf({ kind, from, at, id = 'id', facts = {}, where = OF_STUDENT }: Source): string {
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
