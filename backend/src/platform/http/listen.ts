import { once } from 'node:events';
import { createServer, type ListenOptions, type Server } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

type Address = { readonly port: number; readonly host: string };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** Since then Node can have several sockets at one port, where the system supports it. */
const CAN_SHARE = process.platform === 'linux' && (major > 22 || (major === 22 && minor >= 12));

/** A socket accepts one connection in each turn of the event loop, so with one socket a hall that connects at once
 * would wait many turns. */
export const SOCKETS = CAN_SHARE ? 32 : 1;

async function opened(server: Server, options: ListenOptions): Promise<Server> {
  server.listen(options);
  await once(server, 'listening');
  return server;
}

async function closed(server: Server): Promise<void> {
  const gone = once(server, 'close');
  server.close();
  await gone;
}

/** @throws Error if another process has it, which sharing would hide */
const rejectTakenPort = async (address: Address): Promise<void> =>
  closed(await opened(createServer(), address));

export async function listen(app: NestFastifyApplication, address: Address): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const { server } = fastify;
  const others: Server[] = [];
  const closing: Promise<void>[] = [];
  fastify.addHook('preClose', (done) => {
    closing.push(...others.map(closed));
    done();
  });
  // By then the calls of the first socket are answered.
  fastify.addHook('onClose', () => Promise.all(closing));

  if (SOCKETS > 1) await rejectTakenPort(address);
  const shared = { ...address, ...(SOCKETS > 1 && { reusePort: true }) };
  await app.listen(shared);
  for (let socket = 1; socket < SOCKETS; socket++) {
    const other = createServer((caller) => server.emit('connection', caller));
    others.push(await opened(other, shared));
  }
}
