import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusalOf } from './error.filter.js';
import { PERMISSIONS_POLICY } from './security-headers.js';

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The headers of a refusal that is sent where no hook can add them. */
export const REFUSAL_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

type Broken = Error & { readonly code?: string; readonly rawPacket?: unknown };

/** A HEAD request expects no body. */
const asksForHead = ({ rawPacket }: Broken): boolean =>
  Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD ';

export function rejectBrokenRequest(error: Broken, socket: Duplex): void {
  // A caller who has disconnected gets no answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, body } = refusalOf({ statusCode: STATUS[error.code ?? ''] ?? 400 });
  const text = JSON.stringify(body);
  const headers = Object.entries({ ...REFUSAL_HEADERS, Connection: 'close' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) {
    const length = `Content-Length: ${Buffer.byteLength(text)}`;
    socket.write(`${[...head, length].join('\r\n')}\r\n\r\n${asksForHead(error) ? '' : text}`);
  }
  socket.destroy();
}
