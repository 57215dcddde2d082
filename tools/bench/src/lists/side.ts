import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';
import { testConfig } from '@portal/backend/testing/test-config.js';

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
  const config = testConfig({
    DATABASE_URL: url,
    PROCESS_ROLE: 'api',
    LOG_LEVEL: 'error',
    // One admin makes all calls.
    RATE_LIMIT_FACTOR: 1_000,
  });
  const process = await startProduct(config, nodeOptions);
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = config;
  const { body } = await process.client.post('/api/admin/login', { username, password });
  const { token } = body as { token: string };
  const { get, post } = process.client.as(token);
  return { url, process, token, get, post };
}
