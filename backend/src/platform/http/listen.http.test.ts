import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from '@jest/globals';
import { startProduct } from '../../testing/product-process.js';
import { portalOfFile } from '../../testing/test-portal.js';
import { SOCKETS } from './listen.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const config = { ...portal.config, PROCESS_ROLE: 'api' } as const;
const product = await startProduct(config);
const port = Number(new URL(product.client.baseUrl).port);

afterAll(() => product.end('SIGKILL'));

const LISTENS = '0A';

/** How many sockets listen at a port, as Linux tells. */
function socketsAt(wanted: number): number {
  const address = `:${wanted.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  return rows.filter((row) => {
    const [, local, , state] = row.trim().split(/\s+/);
    return local?.endsWith(address) && state === LISTENS;
  }).length;
}

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('A process takes calls by as many sockets as it says', () => {
  expect(socketsAt(port)).toBe(SOCKETS);
});

it('A process whose port another has ends, and says so', async () => {
  const second = await startProduct({ ...config, PORT: port });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain('EADDRINUSE');
  expect((await product.client.get('/health/ready')).status).toBe(200);
});
