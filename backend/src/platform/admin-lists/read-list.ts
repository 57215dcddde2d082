import type { DataSource } from 'typeorm';
import { selected } from './columns.js';
import type { Conditions, ListQuery } from './list-query.js';
import type { ListSpec } from './list-spec.js';

/** How many rows are counted one by one; beyond, the planner's estimate must do. */
const MOST_COUNTED = 2_000;

export type Row = Readonly<Record<string, unknown>>;

export type ListPage = {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isAbout: boolean;
};

/** The order that the indexes have: the key runs against the sort. */
function orderOf(spec: ListSpec, { field, falls }: ListQuery['sort']): string {
  const [along, against] = falls ? ['DESC', 'ASC'] : ['ASC', 'DESC'];
  const columns = [spec.sorts[field] ?? []].flat();
  return [...columns.map((column) => `${column} ${along}`), `${spec.key} ${against}`].join(', ');
}

type Plan = { readonly 'QUERY PLAN': readonly [{ readonly Plan: { 'Plan Rows': number } }] };

async function totalOf(dataSource: DataSource, spec: ListSpec, { where, values }: Conditions) {
  const rows = `SELECT 1 FROM ${spec.countFrom ?? spec.from} WHERE ${where}`;
  const [counted] = await dataSource.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM (${rows} LIMIT ${MOST_COUNTED + 1}) AS counted`,
    [...values],
  );
  if (counted.count <= MOST_COUNTED) return { total: counted.count, isAbout: false };
  const [plan] = await dataSource.query<[Plan]>(`EXPLAIN (FORMAT JSON) ${rows}`, [...values]);
  const guessed = plan['QUERY PLAN'][0].Plan['Plan Rows'];
  return { total: Math.max(guessed, MOST_COUNTED + 1), isAbout: true };
}

/** The planner takes any search to find many rows, and may read the whole list in its order for the few there are. So
 * what a search finds is found first, and put in order then. */
const foundFirst = (
  { from, countFrom = from, key, keyType }: ListSpec,
  { where, ...rest }: Conditions,
): Conditions => ({
  ...rest,
  where: `${key} = ANY (ARRAY(SELECT ${key} FROM ${countFrom} WHERE ${where})::${keyType}[])`,
});

type Stretch = Pick<ListQuery, 'sort' | 'conditions' | 'first' | 'count'>;

/** The rows before a page would be joined as well, for which the planner may read all of another table. So the keys of a
 * page are found first, and only those rows are joined. */
function pageSql(spec: ListSpec, { sort, conditions: { where }, first, count }: Stretch): string {
  const { from, countFrom = from, key, keyType } = spec;
  const order = orderOf(spec, sort);
  const keys = `SELECT ${key} FROM ${countFrom} WHERE ${where} ORDER BY ${order} LIMIT ${count} OFFSET ${first}`;
  return `FROM ${from} WHERE ${key} = ANY (ARRAY(${keys})::${keyType}[]) ORDER BY ${order}`;
}

const rowsOf = (dataSource: DataSource, spec: ListSpec, stretch: Stretch): Promise<Row[]> =>
  dataSource.query<Row[]>(`SELECT ${selected(spec.columns)} ${pageSql(spec, stretch)}`, [
    ...stretch.conditions.values,
  ]);

async function rowsFromTheEnd(
  dataSource: DataSource,
  spec: ListSpec,
  query: ListQuery,
  total: number,
): Promise<Row[]> {
  const first = Math.max(0, total - query.first - query.count);
  const count = Math.min(query.count, total - query.first);
  const sort = { ...query.sort, falls: !query.sort.falls };
  const rows = await rowsOf(dataSource, spec, { ...query, sort, first, count });
  return rows.reverse();
}

/** A page from the first row on; the last of an estimated total is read from the end, since it would begin at the wrong
 * row. One in the middle costs passing over the keys before it, some 0.1 s for a million. */
export async function readList(
  dataSource: DataSource,
  spec: ListSpec,
  query: ListQuery,
): Promise<ListPage> {
  const { total, isAbout } = await totalOf(dataSource, spec, query.conditions);
  if (query.first >= total) return { rows: [], total, isAbout };
  if (isAbout && query.first + query.count >= total) {
    return { rows: await rowsFromTheEnd(dataSource, spec, query, total), total, isAbout };
  }
  const isFew = query.conditions.isSearch && !isAbout;
  const conditions = isFew ? foundFirst(spec, query.conditions) : query.conditions;
  return { rows: await rowsOf(dataSource, spec, { ...query, conditions }), total, isAbout };
}

/** Without counting them all. @param query its page begins at the first row */
export const readRows = (dataSource: DataSource, spec: ListSpec, query: ListQuery) =>
  rowsOf(dataSource, spec, { ...query, conditions: foundFirst(spec, query.conditions) });

export async function readOne(
  dataSource: DataSource,
  spec: ListSpec,
  id: string,
): Promise<Row | null> {
  const columns = { ...spec.columns, ...spec.details };
  const [row] = await dataSource.query<Row[]>(
    `SELECT ${selected(columns)} FROM ${spec.from} WHERE ${spec.key} = $1::${spec.keyType}`,
    [id],
  );
  return row ?? null;
}
