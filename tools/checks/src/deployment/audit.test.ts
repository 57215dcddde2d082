import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';

const SCRIPT = join(import.meta.dirname, '../../../scripts/audit.mjs');

const HOLE = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-0000',
  title: 'A hole',
  severity: 'high',
  vulnerable_versions: '<999',
};

let server: Server | undefined;
afterEach(() => void server?.close());

/** A registry that answers like this when it is asked for holes. */
async function registry(status: number, answer: object): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    const isAsked = url.includes('/security/');
    response.writeHead(isAsked ? status : 200, { 'Content-Type': 'application/json' });
    const name = decodeURIComponent(url.slice(1));
    response.end(JSON.stringify(isAsked ? answer : { name, 'dist-tags': {}, versions: {} }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function audit(address: string) {
  const env = { ...process.env, npm_config_registry: address, npm_config_fetch_retries: '0' };
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('The nightly question for holes that are known', () => {
  it('passes where the registry knows of none', async () => {
    const { code, output } = await audit(await registry(200, {}));
    expect(output).toMatch(/^0 of \d+ packages have a known hole/);
    expect(code).toBe(0);
  });

  it('fails, and names the package, where it knows of one', async () => {
    const { code, output } = await audit(await registry(200, { fastify: [HOLE] }));
    expect(output).toContain('high: fastify');
    expect(code).toBe(1);
  });

  it.each([
    ['refuses the question', () => registry(405, { error: 'not allowed' })],
    ['can’t be reached', () => Promise.resolve('http://127.0.0.1:9')],
  ])('fails otherwise where the registry %s', async (_, open) => {
    const { code, output } = await audit(await open());
    expect(output).toContain('could not be asked');
    expect(code).toBe(2);
  });
});
