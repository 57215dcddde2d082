import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@portal/backend/shared/migrate.js';
import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { startPostgres } from '@portal/sandbox/postgres/start-postgres.js';

/** One PostgreSQL for all databases of a run, so that they have the same. */
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
  /** Signed in as the first admin. */
  readonly token: string;
  readonly get: ProductProcess['client']['get'];
  readonly post: ProductProcess['client']['post'];
};

/** @param nodeOptions words for Node, before the product */
export async function startSide(url: string, nodeOptions: readonly string[] = []): Promise<Side> {
  const config = testConfig({ DATABASE_URL: url, PROCESS_ROLE: 'api', LOG_LEVEL: 'error' });
  const process = await startProduct(config, nodeOptions);
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = config;
  const { body } = await process.client.post('/api/admin/login', { username, password });
  const { token } = body as { token: string };
  const { get, post } = process.client.as(token);
  return { url, process, token, get, post };
}
