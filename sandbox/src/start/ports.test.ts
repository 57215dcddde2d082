import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { holdPortFrom, holdPortOf, parsePort } from './ports.js';

async function listenSomewhere(host: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

describe('a held port', () => {
  test.each(['127.0.0.1', '0.0.0.0'])('sees a program that listens on %s', async (host) => {
    const { port, close } = await listenSomewhere(host);
    await expect(holdPortOf({ INBOX_PORT: String(port) }, 'INBOX_PORT', 1)).rejects.toThrow(
      `Port ${port} is taken by another program. Free it, or set INBOX_PORT`,
    );
    const next = await holdPortFrom(port);
    expect(next.port).toBeGreaterThan(port);
    next.release();
    close();
  });

  test('gives no port twice, though nobody listens on it yet', async () => {
    const { port, close } = await listenSomewhere('127.0.0.1');
    close();
    const [one, two] = await Promise.all([holdPortFrom(port), holdPortFrom(port)]);
    expect(one.port).not.toBe(two.port);
    one.release();
    two.release();
  });

  test.each(['', 'web', '0', '70000', '80.5'])('is not PORT=%p', (text) => {
    expect(() => parsePort(text)).toThrow('it must be a number from 1 to 65535');
  });
});
