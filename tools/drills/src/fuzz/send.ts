import { type Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { FuzzRequest } from './requests.js';

/** What came back. */
export type FuzzAnswer = {
  readonly status: number;
  readonly type: string;
  readonly text: string;
};

/** Longer than anything may take that is asked here. */
const WITHIN_MS = 20_000;

/** A parser on the client's side would refuse these, so they go out as bytes. */
const isRaw = ({ target, method, headers }: FuzzRequest): boolean =>
  /[^\x21-\x7e]/.test(target) || method === 'TRACE' || 'expect' in headers;

/** Where to, and in whose name. */
export type Sending = {
  readonly port: number;
  readonly agent: Agent;
  readonly credentials: Readonly<Record<string, string>>;
};

const headersOf = (
  { headers, body }: FuzzRequest,
  credentials: Readonly<Record<string, string>>,
): Record<string, string> => ({
  ...credentials,
  ...(body.type === null ? {} : { 'content-type': body.type }),
  ...(body.bytes === null ? {} : { 'content-length': String(body.bytes.length) }),
  ...headers,
});

function sendRaw(fuzz: FuzzRequest, { port, credentials }: Sending): Promise<FuzzAnswer> {
  const headers = { host: '127.0.0.1', ...headersOf(fuzz, credentials), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${fuzz.method} ${fuzz.target} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(head, 'utf8'));
      if (fuzz.body.bytes) socket.write(fuzz.body.bytes);
    });
    socket.setTimeout(WITHIN_MS, () => socket.destroy(new Error('No answer in time')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    const conclude = () => resolve(answerIn(Buffer.concat(chunks).toString('utf8')));
    socket.on('close', conclude);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server may hang up on what is no HTTP.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') conclude();
      else reject(error);
    });
  });
}

function answerIn(whole: string): FuzzAnswer {
  const [head = '', ...rest] = whole.replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, '').split('\r\n\r\n');
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? '';
  const isChunked = /^transfer-encoding: chunked/im.test(head);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, type: isChunked ? '' : type, text: rest.join('\r\n\r\n') };
}

function sendPlain(fuzz: FuzzRequest, { port, agent, credentials }: Sending): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: fuzz.method,
        path: fuzz.target,
        headers: headersOf(fuzz, credentials),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sent.setTimeout(WITHIN_MS, () => sent.destroy(new Error('No answer in time')));
    sent.on('error', reject);
    if (fuzz.body.bytes) sent.write(fuzz.body.bytes);
    sent.end();
  });
}

/** Sends a request as it is, and waits for what comes back. @throws Error if nothing does */
export const send = (fuzz: FuzzRequest, sending: Sending): Promise<FuzzAnswer> =>
  isRaw(fuzz) ? sendRaw(fuzz, sending) : sendPlain(fuzz, sending);
