import { isNativeError } from 'node:util/types';
import type { Pool, PoolClient } from 'pg';
import { QueryFailedError, type EntityManager } from 'typeorm';

/** A statement that PostgreSQL parses once for each connection and then knows by its name. */
export type Statement = { readonly name: string; readonly text: string };

/** The transaction's connection, or the pool where there is none. */
async function connectionOf({ queryRunner, dataSource }: EntityManager) {
  if (queryRunner) return (await queryRunner.connect()) as PoolClient;
  return (dataSource.driver as unknown as { readonly master: Pool }).master;
}

/** Runs in the manager's transaction, if there is one, without TypeORM's own work around a query. @throws
 * QueryFailedError */
export async function runPrepared<Row extends object>(
  manager: EntityManager,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  try {
    const connection = await connectionOf(manager);
    return (await connection.query<Row>({ ...statement, values })).rows;
  } catch (error) {
    throw isNativeError(error) ? new QueryFailedError(statement.text, values, error) : error;
  }
}
