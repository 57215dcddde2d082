import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@portal/backend/testing/free-port.js';
import { startProduct as startProcess } from '@portal/backend/testing/product-process.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { until } from '@portal/backend/testing/until.js';

export type Server = { readonly pid: number; readonly url: string; stop(): Promise<unknown> };

export async function startProduct(databaseUrl: string): Promise<Server> {
  const product = await startProcess(
    testConfig({
      DATABASE_URL: databaseUrl,
      PROCESS_ROLE: 'api',
      TRUST_PROXY: 'loopback',
      // Few students make all calls.
      RATE_LIMIT_FACTOR: 1_000,
    }),
  );
  return {
    pid: product.pid ?? NaN,
    url: product.client.baseUrl,
    stop: () => product.end('SIGTERM'),
  };
}

async function startProgram(name: string, words: readonly string[]): Promise<Server> {
  const port = await freePort();
  const program = join(import.meta.dirname, '..', name);
  const child = spawn(process.execPath, [program, ...words, String(port)], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok);
  return {
    pid: child.pid ?? NaN,
    url,
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

/** Fastify and pg alone. */
export const startBare = (databaseUrl: string): Promise<Server> =>
  startProgram('bare/main.js', [databaseUrl]);
