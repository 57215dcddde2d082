import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@portal/backend/shared/migrate.js';
import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { startPostgres } from '@portal/sandbox/postgres/start-postgres.js';
import { seed } from './seed.js';

/** One PostgreSQL for the few rows and the many, so that both have the same. */
export async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-lists-'));
  // As root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const server = await startPostgres({ dataDir, durable: true });
  /** A database of this name with the product's tables. */
  const empty = async (name: string): Promise<string> => {
    await server.createDatabase(name);
    await migrate(server.url(name));
    return server.url(name);
  };
  return {
    empty,
    async filled(name: string, rows: number): Promise<string> {
      const url = await empty(name);
      await seed(url, rows);
      return url;
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The product over one of the databases. */
export type Side = {
  readonly url: string;
  readonly process: ProductProcess;
  readonly get: ProductProcess['client']['get'];
  readonly post: ProductProcess['client']['post'];
};

export async function startSide(url: string): Promise<Side> {
  const config = testConfig({ DATABASE_URL: url, PROCESS_ROLE: 'api', LOG_LEVEL: 'error' });
  const process = await startProduct(config);
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = config;
  const { body } = await process.client.post('/api/admin/login', { username, password });
  const { get, post } = process.client.as((body as { token: string }).token);
  return { url, process, get, post };
}
