import { dataSourceOptions, FOR_PEOPLE } from '@portal/backend/app/data-source.js';
import { LISTS } from '@portal/backend/app/lists.js';
import { listQuery } from '@portal/backend/platform/admin-lists/list-query.js';
import { readList } from '@portal/backend/platform/admin-lists/read-list.js';
import { DataSource } from 'typeorm';
import { firstOf, type Case } from './cases.js';

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
};

const KIND = 'Node Type';

/** A scan right below a limit, as for counting up to it, reads no more rows than that. */
const nameOf = (node: Node, parent?: Node): string => {
  if (node[KIND] !== 'Seq Scan') return node[KIND];
  return parent?.[KIND] === 'Limit' ? 'Limited Scan' : `Seq Scan on ${node['Relation Name']}`;
};

const nodesIn = (node: Node, parent?: Node): string[] => [
  nameOf(node, parent),
  ...(node.Plans ?? []).flatMap((child) => nodesIn(child, node)),
];

type Asked = { readonly sql: string; readonly values: unknown[] };

/** A data source that notes what it is asked. */
const noting = (dataSource: DataSource, asked: Asked[]): DataSource =>
  ({
    query: (sql: string, values: unknown[] = []) => {
      if (!sql.startsWith('EXPLAIN')) asked.push({ sql, values });
      return dataSource.query(sql, values);
    },
  }) as unknown as DataSource;

const PAGE = 25;

/** The kinds of steps that PostgreSQL takes for a case, in the statements that the API sends. */
export async function planOf(url: string, one: Case, total: number): Promise<readonly string[]> {
  const dataSource = await new DataSource(dataSourceOptions(url, FOR_PEOPLE)).initialize();
  try {
    const spec = LISTS.find(({ resource }) => resource === one.resource);
    if (!spec) throw new Error(`There is no list ${one.resource}`);
    const first = firstOf(one, total, PAGE);
    const range: [number, number] = [first, first + PAGE - 1];
    const asked: Asked[] = [];
    const query = listQuery(spec, { sort: null, range, filter: one.filter });
    await readList(noting(dataSource, asked), spec, query);
    const nodes: string[] = [];
    for (const { sql, values } of asked) {
      const [plan] = await dataSource.query<[{ 'QUERY PLAN': [{ Plan: Node }] }]>(
        `EXPLAIN (FORMAT JSON) ${sql}`,
        values,
      );
      nodes.push(...nodesIn(plan['QUERY PLAN'][0].Plan));
    }
    return [...new Set(nodes)];
  } finally {
    await dataSource.destroy();
  }
}
