import type { DataSource } from 'typeorm';
import { selected } from './columns.js';
import { BYTE_ORDER_MARK, csvLines } from './csv.js';
import type { Conditions } from './list-query.js';
import type { ListSpec } from './list-spec.js';
import type { Row } from './read-list.js';

/** Rows read at once: few enough to hold, enough to be quick. */
const BATCH = 500;

/** One batch, newest first, from below a key; each is a short statement of its own. */
function batchSql(spec: ListSpec, { where, values }: Conditions, isFirst: boolean): string {
  const below = isFirst ? '' : `AND ${spec.key} < $${values.length + 1}::${spec.keyType}`;
  return `SELECT ${selected(spec.columns)} FROM ${spec.from} WHERE ${where} ${below}
    ORDER BY ${spec.key} DESC LIMIT ${BATCH}`;
}

/**
 * All rows of a list that fit, as the text of a CSV file, a batch at a time. Whoever reads decides
 * the pace: no more than a batch is held, and no transaction is open meanwhile.
 */
export async function* exportRows(
  dataSource: DataSource,
  spec: ListSpec,
  conditions: Conditions,
): AsyncGenerator<string> {
  const names = Object.keys(spec.columns);
  yield BYTE_ORDER_MARK + (await csvLines([names]));
  let last: string | null = null;
  for (;;) {
    const sql = batchSql(spec, conditions, last === null);
    const values: unknown[] = last === null ? [...conditions.values] : [...conditions.values, last];
    const rows = await dataSource.query<Row[]>(sql, values);
    if (rows.length > 0) yield await csvLines(rows.map((row) => names.map((name) => row[name])));
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id as string;
  }
}
