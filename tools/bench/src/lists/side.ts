import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';
import { testConfig } from '@portal/backend/testing/test-config.js';

/** The product over one of the databases. */
export type Side = {
  readonly process: ProductProcess;
  /** Signed in as the first admin. */
  readonly get: ProductProcess['client']['get'];
};

export async function startSide(url: string): Promise<Side> {
  const config = testConfig({
    DATABASE_URL: url,
    PROCESS_ROLE: 'api',
    LOG_LEVEL: 'error',
    // One admin makes all calls.
    RATE_LIMIT_FACTOR: 1_000,
  });
  const process = await startProduct(config);
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = config;
  const { body } = await process.client.post('/api/admin/login', { username, password });
  const { token } = body as { token: string };
  const { get } = process.client.as(token);
  return { process, get };
}
