import type { DataSource } from 'typeorm';
import { selectList } from './columns.js';
import type { Conditions, ListQuery } from './list-query.js';
import type { ListSpec } from './list-spec.js';

/** Up to so many rows are counted; of more, the total is the planner's estimate. */
const MOST_COUNTED = 2_000;

export type Row = Readonly<Record<string, unknown>>;

export type ListPage = {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isAbout: boolean;
};

/** The order of the indexes: after the sort column comes the key, in the other direction. */
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

/** The planner expects a search to find many rows, and may read the whole list in its order to find a few. So the search
 * runs first, by itself, and its rows are sorted afterwards. */
const searchFirst = (
  { from, countFrom = from, key, keyType }: ListSpec,
  { where, ...rest }: Conditions,
): Conditions => ({
  ...rest,
  where: `${key} = ANY (ARRAY(SELECT ${key} FROM ${countFrom} WHERE ${where})::${keyType}[])`,
});

type PageQuery = Pick<ListQuery, 'sort' | 'conditions' | 'first' | 'count'>;

/** Finds the keys of a page first and joins only its rows: the planner would also join the rows before the page, and may
 * read all of another table for them. */
function pageSql(spec: ListSpec, { sort, conditions: { where }, first, count }: PageQuery): string {
  const { from, countFrom = from, key, keyType } = spec;
  const order = orderOf(spec, sort);
  const keys = `SELECT ${key} FROM ${countFrom} WHERE ${where} ORDER BY ${order} LIMIT ${count} OFFSET ${first}`;
  return `FROM ${from} WHERE ${key} = ANY (ARRAY(${keys})::${keyType}[]) ORDER BY ${order}`;
}

const rowsOf = (dataSource: DataSource, spec: ListSpec, page: PageQuery): Promise<Row[]> =>
  dataSource.query<Row[]>(`SELECT ${selectList(spec.columns)} ${pageSql(spec, page)}`, [
    ...page.conditions.values,
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

/** A page of a list. The last page of an estimated total is read backwards from the end, since the estimate can't tell at
 * which row it begins. A page in the middle skips the keys before it, 0.1 s for a million. */
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
  const conditions = isFew ? searchFirst(spec, query.conditions) : query.conditions;
  return { rows: await rowsOf(dataSource, spec, { ...query, conditions }), total, isAbout };
}

export const readRows = (dataSource: DataSource, spec: ListSpec, query: ListQuery) =>
  rowsOf(dataSource, spec, { ...query, conditions: searchFirst(spec, query.conditions) });

export async function readOne(
  dataSource: DataSource,
  spec: ListSpec,
  id: string,
): Promise<Row | null> {
  const columns = { ...spec.columns, ...spec.details };
  const [row] = await dataSource.query<Row[]>(
    `SELECT ${selectList(columns)} FROM ${spec.from} WHERE ${spec.key} = $1::${spec.keyType}`,
    [id],
  );
  return row ?? null;
}
