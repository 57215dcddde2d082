import pg from 'pg';
import { DESK } from './seed-desk.js';
import { EXAM } from './seed-exam.js';
import { MONEY } from './seed-money.js';

type Index = { readonly name: string; readonly definition: string };

const OTHER_INDEXES = `
  SELECT indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE tablename = $1 AND schemaname = 'public'
    AND indexname NOT IN (SELECT conname FROM pg_constraint)`;

/** Indexes are made again afterwards, which takes a fraction of the time. */
async function fill(client: pg.Client, table: string, sql: string, rows: number): Promise<void> {
  const { rows: indexes } = await client.query<Index>(OTHER_INDEXES, [table]);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(sql, [rows]);
  for (const { definition } of indexes) await client.query(definition);
  await client.query(`VACUUM ANALYZE ${table}`);
}

/** Fills a migrated database with so many results and emails, and what belongs to them. */
export async function seed(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    await client.query("SET maintenance_work_mem = '512MB'");
    for (const [table, sql, share] of [...EXAM, ...MONEY, ...DESK]) {
      const begun = performance.now();
      await fill(client, table, sql, Math.round(rows * share));
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      if (rows > 10_000) console.log(`  ${table}: ${Math.round(rows * share)} rows, ${seconds} s`);
    }
  } finally {
    await client.end();
  }
}
