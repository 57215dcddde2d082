import type { AuditSubject } from '@portal/domain/audit/index.js';
import { startOfIndianDay } from '@portal/domain/kernel/indian-day.js';
import type { AdminRole } from '@portal/domain/staff/index.js';
import { z } from 'zod';
import { id, text, words } from '../http/input.js';
import type { Columns } from './columns.js';

export type ListFilter = {
  readonly value: z.ZodType<string>;
  /** @param parameter what represents the value, such as `$1` */
  readonly sql: (parameter: string) => string;
  /** Whether the planner can't estimate how many rows it finds. */
  readonly isSearch?: boolean;
};

/** A list of the console: its columns and filters. All of its SQL is our own. */
export type ListSpec = {
  readonly resource: string;
  /** Which admins may read it, and take it as a file, beside the owners. */
  readonly roles: readonly AdminRole[];
  /** The subject whose data a row holds: reading one is noted in the audit log. Null where rows hold no person's data.
   * */
  readonly subject: AuditSubject | null;
  readonly from: string;
  /** A smaller FROM to count rows, where that needs fewer tables. */
  readonly countFrom?: string;
  /** The key of a row; later rows have a greater key. */
  readonly key: string;
  readonly keyType: 'uuid' | 'text';
  readonly columns: Columns;
  readonly details?: Columns;
  readonly inFile?: readonly string[];
  /** Sort fields and their columns; an index has each order, followed by the key. */
  readonly sorts: Readonly<Record<string, string | readonly string[]>>;
  readonly newest: string;
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** For roles that may read only some rows: where those come from. */
  readonly partFor?: Partial<Record<AdminRole, Partial<Pick<ListSpec, 'from' | 'details'>>>>;
};

export const listAsSeenBy = (spec: ListSpec, role: AdminRole): ListSpec => ({
  ...spec,
  ...spec.partFor?.[role],
});

const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform(String);
/** A day from a date field begins at midnight in India; PostgreSQL would read it as UTC. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'This is not a date')
  .transform((day) => startOfIndianDay(day)?.toISOString() ?? day);

const compareMoment = (column: string, by: '>=' | '<'): ListFilter => ({
  value: moment,
  sql: (parameter) => `${column} ${by} ${parameter}::timestamptz`,
});

export const isText = (column: string): ListFilter => ({
  value: text,
  sql: (parameter) => `${column} = ${parameter}`,
});

export const isId = (column: string): ListFilter => ({
  value: id,
  sql: (parameter) => `${column} = ${parameter}::uuid`,
});

export const isTrue = (condition: string): ListFilter => ({
  value: flag,
  sql: (parameter) => `(${condition}) = ${parameter}::boolean`,
});

const asked = z.union([z.literal(true), z.literal('true')]).transform(String);

/** Rows for which the condition is true. The value only switches the filter on. */
export const onlyWhere = (condition: string): ListFilter => ({
  value: asked,
  sql: (parameter) => `${parameter}::boolean AND ${condition}`,
});

export const betweenDays = (column: string) => ({
  since: compareMoment(column, '>='),
  before: compareMoment(column, '<'),
});

export const since = (column: string): ListFilter => compareMoment(column, '>=');

export const before = (column: string): ListFilter => compareMoment(column, '<');

export const matchesText = (sql: ListFilter['sql']): ListFilter => ({ value: words, sql });

/** The same, where the planner can't estimate the number of rows. */
export const searchesText = (sql: ListFilter['sql']): ListFilter => ({
  ...matchesText(sql),
  isSearch: true,
});

/** Rows in which each typed word begins a word. Within a piece such as an email, all words but the last must be whole.
 * An index over `words(…)` finds them. */
export const hasWords = (texts: string): ListFilter => ({
  value: text,
  isSearch: true,
  sql: (parameter) => `words(${texts}) @@ prefixes(${parameter})`,
});

/** Rows with the typed part of a word or a number, of at least four signs. */
export const hasPart = (texts: string): ListFilter => ({
  value: text,
  isSearch: true,
  sql: (parameter) => `windows(${texts}) @> windows(one_part(${parameter}))`,
});

export const isFoundBy = (...filters: readonly [ListFilter, ...ListFilter[]]): ListFilter => ({
  ...filters[0],
  sql: (parameter) => filters.map(({ sql }) => sql(parameter)).join(' OR '),
});

/** The people with a word, an email or a phone number, or a part of one. */
export const isPerson = (table = ''): ListFilter => {
  const [name, email, phone] = ['name', 'email', 'phone'].map((column) => table + column);
  return isFoundBy(
    hasWords(`${name}, ${email}, ${phone}`),
    hasPart(`${name}, ${email}, digits(${phone})`),
  );
};

/** Rows that have each typed word of four letters or more, but for one wrong letter or two that are swapped. */
export const almostHas = (texts: string): ListFilter => ({
  value: text,
  isSearch: true,
  sql: (parameter) => `slips(${texts}) && slips(${parameter}) AND NOT EXISTS (
    SELECT FROM regexp_split_to_table(${parameter}, '[^[:alnum:]]+') AS word
    WHERE length(word) > 3 AND NOT slips(${texts}) && slips(word))`,
});
