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
  /** Whether the planner can't tell how many rows it finds. */
  readonly isSearch?: boolean;
};

/** What a list of the console shows, and how it may be asked for. All of it is SQL of our own. */
export type ListSpec = {
  /** Its name in the address, such as `applications`. */
  readonly resource: string;
  /** Which admins may read it, and take it as a file, beside the owners. */
  readonly roles: readonly AdminRole[];
  /** Where a row holds one person's data: anyone who looks at one is noted in the audit log. Null where none does. */
  readonly subject: AuditSubject | null;
  readonly from: string;
  /** Where rows are counted, if fewer tables do for that than for showing them. */
  readonly countFrom?: string;
  /** The key of a row; it rises in time. */
  readonly key: string;
  readonly keyType: 'uuid' | 'text';
  /** What a row holds, by name; one of them is `id`. */
  readonly columns: Columns;
  readonly details?: Columns;
  readonly inFile?: readonly string[];
  /** Of several columns the first counts most; an index gives the order, and the key after it. */
  readonly sorts: Readonly<Record<string, string | readonly string[]>>;
  /** The sort when none is asked for, falling. */
  readonly newest: string;
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** For roles that may read some of the rows only: where those come from. */
  readonly partFor?: Partial<Record<AdminRole, Partial<Pick<ListSpec, 'from' | 'details'>>>>;
};

/** The list as a role may read it. */
export const listAsSeenBy = (spec: ListSpec, role: AdminRole): ListSpec => ({
  ...spec,
  ...spec.partFor?.[role],
});

const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform(String);
/** A day, as a date field sends it, begins at midnight in India; PostgreSQL would take it for one in UTC. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'This is not a date')
  .transform((matchesText) => startOfIndianDay(matchesText)?.toISOString() ?? matchesText);

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

/** Rows for which the condition holds; the value only says that it is asked for. */
export const onlyWhere = (condition: string): ListFilter => ({
  value: asked,
  sql: (parameter) => `${parameter}::boolean AND ${condition}`,
});

/** Rows of these days: `since` and `before`. */
export const betweenDays = (column: string) => ({
  since: compareMoment(column, '>='),
  before: compareMoment(column, '<'),
});

export const since = (column: string): ListFilter => compareMoment(column, '>=');

export const before = (column: string): ListFilter => compareMoment(column, '<');

/** Rows that what a person types finds. */
export const typed = (sql: ListFilter['sql']): ListFilter => ({ value: words, sql });

/** The same, where the planner can't tell how many. */
export const searchesText = (sql: ListFilter['sql']): ListFilter => ({
  ...typed(sql),
  isSearch: true,
});

/** Rows in which every word typed begins a word, and within one piece, as an email is, all but the last are whole;
 * an index over `words(…)` finds them. */
export const hasWords = (words: string): ListFilter => ({
  value: text,
  isSearch: true,
  sql: (parameter) => `${words} @@ prefixes(${parameter})`,
});

/** The same, or whose phone number is the one typed, in whatever form. */
export const hasWordsOrPhone = (words: string, phone: string): ListFilter => ({
  value: text,
  isSearch: true,
  sql: (parameter) =>
    `${words} @@ prefixes(${parameter}) OR phone_digits(${phone}) LIKE phone_prefix(${parameter})`,
});
