import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text, type Reply } from './replies.js';
import type { Handle, Request } from './routes.js';

const HOST = '127.0.0.1';
const MAX_BODY_BYTES = 1_000_000;

const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const readBody = async (incoming: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined;
};

/** Another name was made to lead here by somebody else, whose page would then count as ours. The port may be that of a
 * forwarded connection. */
const OWN_HOST = /^(127\.0\.0\.1|localhost)(:\d{1,5})?$/;

const isForeignHost = ({ headers }: IncomingMessage) => !OWN_HOST.test(headers.host ?? '');

/** A page of another origin may look, but not press buttons here. */
const isForeignWrite = ({ method, headers }: IncomingMessage) =>
  method !== 'GET' && headers.origin !== undefined && headers.origin !== `http://${headers.host}`;

const answer = async (incoming: IncomingMessage, handle: Handle): Promise<Reply> => {
  if (isForeignHost(incoming)) return text('Not by this name.', 421);
  if (isForeignWrite(incoming)) return text('Not from another site.', 403);
  const address = `http://${HOST}${incoming.url}`;
  if (!URL.canParse(address)) return text('Not an address.', 400);
  const body = await readBody(incoming);
  if (!body) return text('Too large.', 413);
  const request: Request = {
    method: incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET'),
    url: new URL(address),
    headers: incoming.headers,
    body,
  };
  return (await handle(request)) ?? text('Not found.', 404);
};

const respond = async (incoming: IncomingMessage, outgoing: ServerResponse, handle: Handle) => {
  const reply = await answer(incoming, handle).catch((error: unknown) => {
    if (!incoming.destroyed) console.error(error);
    return text('The sandbox failed; see its output.', 500);
  });
  outgoing.writeHead(reply.status, { ...COMMON_HEADERS, ...reply.headers });
  outgoing.end(incoming.method === 'HEAD' ? undefined : reply.body);
};

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

export const serve = async (port: number, handle: Handle) => {
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing, handle));
  server.listen(port, HOST);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${HOST}:${taken}`, stop: () => stop(server) };
};
