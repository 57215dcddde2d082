import type { DataSource } from 'typeorm';
import { BYTE_ORDER_MARK, csvLines } from './csv.js';
import { type FileColumn, fileColumns } from './file-columns.js';
import type { Conditions } from './list-query.js';
import type { ListSpec } from './list-spec.js';
import type { Row } from './read-list.js';

const BATCH = 500;

/** One batch, newest first, from below a key; each is a short statement by itself. */
function batchSql(
  spec: ListSpec,
  columns: readonly FileColumn[],
  { where, values }: Conditions,
  isFirst: boolean,
): string {
  const below = isFirst ? '' : `AND ${spec.key} < $${values.length + 1}::${spec.keyType}`;
  const selected = columns.map(({ name, sql }) => `${sql} AS "${name}"`).join(', ');
  return `SELECT ${selected} FROM ${spec.from} WHERE ${where} ${below}
    ORDER BY ${spec.key} DESC LIMIT ${BATCH}`;
}

/** The reader sets the pace: one batch is in memory, and no transaction stays open. */
export async function* exportRows(
  dataSource: DataSource,
  spec: ListSpec,
  conditions: Conditions,
  without: readonly string[] = [],
): AsyncGenerator<string> {
  const columns = fileColumns(spec, without);
  yield BYTE_ORDER_MARK + (await csvLines([columns.map(({ heading }) => heading)]));
  let last: string | null = null;
  for (;;) {
    const sql = batchSql(spec, columns, conditions, last === null);
    const values: unknown[] = last === null ? [...conditions.values] : [...conditions.values, last];
    const rows = await dataSource.query<Row[]>(sql, values);
    if (rows.length > 0) {
      yield await csvLines(
        rows.map((row) => columns.map(({ name, written }) => written(row[name]))),
      );
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id as string;
  }
}
