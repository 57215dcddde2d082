import { z } from 'zod';

export type Column = {
  readonly sql: string;
  readonly type: z.ZodType;
  /** How a file shows it, where that differs from the API. */
  readonly inFile?: 'moment' | 'rupees';
};

export type Columns = Readonly<Record<string, Column>>;

const columnOf =
  (type: z.ZodType) =>
  (sql: string): Column => ({ sql, type });

export const aText = columnOf(z.string());
export const anId = columnOf(z.uuid());
export const aCount = columnOf(z.int());
export const aNumber = columnOf(z.number());
export const aFlag = columnOf(z.boolean());
/** In JSON, PostgreSQL writes a moment with its offset. */
export const aMoment = (sql: string): Column => ({
  ...columnOf(z.iso.datetime({ offset: true }))(sql),
  inFile: 'moment',
});
export const somePaise = (sql: string): Column => ({ ...aCount(sql), inFile: 'rupees' });

export const aWord = (words: readonly [string, ...string[]], sql: string): Column => ({
  sql,
  type: z.enum(words),
});

export const someJson = (type: z.ZodType, sql: string): Column => ({ sql, type });

export const orNone = (column: Column): Column => ({ ...column, type: column.type.nullable() });

export const selectList = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, { sql }]) => `${sql} AS "${name}"`)
    .join(', ');

export const rowOf = (columns: Columns) =>
  z.object(Object.fromEntries(Object.entries(columns).map(([name, { type }]) => [name, type])));

type Belonging = {
  readonly from: string;
  readonly columns: Columns;
  readonly where: string;
  /** The column by which the newest rows are found. */
  readonly newest: string;
};

export const newestRowsOf = ({ from, columns, where, newest }: Belonging): Column => ({
  sql: `
  (SELECT coalesce(json_agg(own), '[]') FROM (
    SELECT ${selectList(columns)} FROM ${from} WHERE ${where} ORDER BY ${newest} DESC LIMIT 100
  ) AS own)`,
  type: z.array(rowOf(columns)),
});
