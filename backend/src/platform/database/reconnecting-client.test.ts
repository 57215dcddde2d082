import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import type pg from 'pg';
import './reconnecting-client.pg.js';

const { Client } = createRequire(import.meta.url)('pg') as typeof pg;

/** A message of PostgreSQL: its letter, its length with these four bytes, and the rest. */
function message(letter: string, rest: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + Buffer.byteLength(rest));
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(rest)]);
}

it('A connection that the database ends the moment it is ready does not end the process', async () => {
  const ready = [message('R', '\0\0\0\0'), message('Z', 'I')];
  const end = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([...ready, end])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new Client({ host: '127.0.0.1', port, user: 'asha' });
  const ended = new Promise((resolve) => client.once('end', resolve));
  await client.connect();
  await ended;
  server.close();
});
