import { NOW } from '../platform/database/now.sql.js';

/** A change after which days that were counted may have other totals. */
type Change = {
  readonly table: string;
  readonly event: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The columns that say on which days the row counts. */
  readonly moments: readonly string[];
  /** Of an update: what the totals are made of. */
  readonly columns?: readonly string[];
  /** Which student's first test and first pass may be others now. */
  readonly student?: string;
};

const changesOf = (one: Omit<Change, 'event'>): readonly Change[] =>
  (['INSERT', 'UPDATE', 'DELETE'] as const).map((event) => ({ ...one, event }));

const OF_STUDENT = ['email_verified_at', 'paid_at'];

const CHANGES: readonly Change[] = [
  ...changesOf({
    table: 'results',
    moments: ['completed_on'],
    columns: ['completed_on', 'student_id', 'domain', 'percentage', 'passed'],
    student: 'student_id',
  }),
  ...changesOf({
    table: 'attempts',
    moments: ['started_at'],
    columns: ['started_at', 'student_id'],
    student: 'student_id',
  }),
  ...changesOf({
    table: 'payments',
    moments: ['paid_at'],
    columns: ['paid_at', 'state', 'amount'],
  }),
  ...changesOf({ table: 'applications', moments: ['created_at'], columns: ['created_at'] }),
  { table: 'students', event: 'INSERT', moments: ['created_at', ...OF_STUDENT] },
  { table: 'students', event: 'UPDATE', moments: OF_STUDENT, columns: OF_STUDENT },
  { table: 'students', event: 'DELETE', moments: ['created_at', ...OF_STUDENT], student: 'id' },
];

/** A day is counted from two hours after its end on, so a row of the last hour is in none. */
const OPEN = "interval '1 hour'";
/** Totals of earlier days are deleted. */
const KEPT = "interval '200 days'";

const namesOf = (row: 'OLD' | 'NEW', columns: readonly string[]): string =>
  columns.map((column) => `${row}.${column}`).join(', ');

const whenOf = ({ event, moments, columns = [] }: Change): string => {
  if (event === 'INSERT') return `least(${namesOf('NEW', moments)}) < ${NOW} - ${OPEN}`;
  if (event === 'DELETE') return `greatest(${namesOf('OLD', moments)}) > ${NOW} - ${KEPT}`;
  return `(${namesOf('OLD', columns)}) IS DISTINCT FROM (${namesOf('NEW', columns)})
    AND least(${namesOf('OLD', moments)}, ${namesOf('NEW', moments)}) < ${NOW} - ${OPEN}`;
};

const testsOf = (student: string): string => `
  UNION ALL SELECT started_at FROM attempts WHERE student_id IN (OLD.${student}, NEW.${student})
  UNION ALL SELECT completed_on FROM results WHERE student_id IN (OLD.${student}, NEW.${student})`;

const nameOf = ({ table, event }: Change): string => `recount_${table}_${event.toLowerCase()}`;

const triggerFor = (change: Change): string => {
  const { table, event, moments, columns, student } = change;
  const values = moments.map((moment) => `(OLD.${moment}), (NEW.${moment})`).join(', ');
  return `
  CREATE FUNCTION ${nameOf(change)}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO days_to_recount (day)
    SELECT DISTINCT (moment AT TIME ZONE 'Asia/Kolkata')::date
    FROM (VALUES ${values} ${student ? testsOf(student) : ''}) AS changed (moment)
    WHERE moment IS NOT NULL;
    RETURN NULL;
  END $$;
  CREATE TRIGGER ${nameOf(change)} AFTER ${event}
    ${event === 'UPDATE' && columns ? `OF ${columns.join(', ')}` : ''} ON ${table}
    FOR EACH ROW WHEN (${whenOf(change)}) EXECUTE FUNCTION ${nameOf(change)}();`;
};

/** Marks the days whose totals a change may have made wrong. */
export const RECOUNT_TRIGGERS = CHANGES.map(triggerFor).join('\n');
