import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expectEnvelope } from '../../testing/envelope.js';
import { signUpForm } from '../../testing/students.js';
import type { RawRequest } from '../../testing/test-client.js';
import { portalOfFile } from '../../testing/test-portal.js';
import { CONSOLE_PERMISSIONS_POLICY, PERMISSIONS_POLICY } from './security-headers.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const JSON_TYPE = { 'Content-Type': 'application/json' };

const json = (body: string | Buffer, headers = {}): RawRequest => ({
  headers: { ...JSON_TYPE, ...headers },
  body,
});

const signUp = (request: RawRequest) => portal.client.raw('POST', '/api/auth/signup', request);

const nested = (depth: number, open = '[', close = ']'): string =>
  open.repeat(depth) + close.repeat(depth);

const withUnknown = (value: string): string =>
  JSON.stringify(signUpForm()).replace('{', `{"x":${value},`);

it('A body of a good form with a field that nobody asked for is taken', async () => {
  expect((await signUp(json(withUnknown(nested(10))))).status).toBe(200);
});

it.each([
  ['of more than 32 kB', json(`{"name":"${'x'.repeat(33 * 1024)}"}`), 413],
  ['that is no JSON', json('{"name":'), 400],
  ['that is empty', json(''), 400],
  ['that is no text', json(Buffer.from([0xff, 0xfe, 0x00, 0x80])), 400],
  ['that is compressed', json(gzipSync('{}'), { 'Content-Encoding': 'gzip' }), 415],
  ['that is a list', json('[]'), 400],
  ['that sets the prototype', json('{"__proto__":{"paid":true}}'), 400],
  ['that sets the constructor', json('{"constructor":{"prototype":{"paid":true}}}'), 400],
  ['of text', { headers: { 'Content-Type': 'text/plain' }, body: '{}' }, 415],
  [
    'of a form',
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
    415,
  ],
  ['that nests deep', json(`{"name":${nested(10_000)}}`), 400],
  ['of objects that nest deep', json(withUnknown(nested(3_000, '{"a":[', ']}'))), 400],
] as const)('The body %s is refused', async (_, request, expected) => {
  const { status, body } = await signUp(request);
  expect([status, body]).toMatchObject([expected, {}]);
  expectEnvelope(body);
});

/** What comes back on a separate connection; `fetch` sends no TRACE. */
async function written(text: string): Promise<string> {
  const { hostname, port } = new URL(portal.client.baseUrl);
  const socket = connect(Number(port), hostname);
  socket.end(text);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}

it.each(['/', '/api/auth/login'])('%s answers no TRACE, and echoes nothing of it', async (path) => {
  const head = `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
  const answer = await written(`${head}Authorization: Bearer secret\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/secret|TRACE/);
});

it.each([
  ['/api/user/%', 400, 'bad_request'],
  ['/api/nothing', 404, 'no_such_route'],
  ['/api//x', 404, 'no_such_route'],
])('%s is refused in the API’s form', async (path, status, code) => {
  const answer = await portal.client.get(path);
  expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  expectEnvelope(answer.body);
});

it('An address that exists is refused by another method', async () => {
  for (const method of ['DELETE', 'PATCH', 'PUT']) {
    const { status, body } = await portal.client.call(method, '/api/auth/login', {});
    expect([404, 405]).toContain(status);
    expectEnvelope(body);
  }
});

const overTls = await portal.addReplica({ PUBLIC_URL: 'https://portal.example.com' });

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const KINDS = [
  ['a page', '/', 200],
  ['the checkout page', '/payment', 200],
  ['the console', '/admin-signin', 200],
  ['a page that is not there', '/nothing', 404],
  ['a redirect', '/about', 301],
  ['robots.txt', '/robots.txt', 200],
  ['security.txt', '/.well-known/security.txt', 200],
  ['an icon', '/icon.svg', 200],
  ['an answer of the API', '/health/live', 200],
  ['a refusal', '/api/user/nobody%40example.com', 404],
  ['a refusal for want of a token', '/api/payments', 401],
  ['an address of the API that is not there', '/api/nothing', 404],
  ['an address that can’t be decoded', '/api/user/%', 400],
  ['a picture that is not there', '/avatars/x', 404],
  ['metrics', '/metrics', 401],
] as const;

describe.each(KINDS)('%s', (_, path, status) => {
  it('carries the headers that keep browsers strict', async () => {
    const answer = await fetch(`${portal.client.baseUrl}${path}`, { redirect: 'manual' });
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(EVERYWHERE);
    const isConsole = path === '/admin-signin';
    const permissions = isConsole ? CONSOLE_PERMISSIONS_POLICY : PERMISSIONS_POLICY;
    expect(answer.headers.get('permissions-policy')).toBe(permissions);
    const popups = path === '/payment' ? 'same-origin-allow-popups' : 'same-origin';
    expect(answer.headers.get('cross-origin-opener-policy')).toBe(popups);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('server')).toBeNull();
  });
});

it.each(['/', '/payment', '/health/live', '/api/payments'])(
  'Browsers are told to stay on TLS at %s, where the site has it',
  async (path) => {
    const [plain, secure] = await Promise.all([portal.client.get(path), overTls.client.get(path)]);
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
  },
);

it('Browsers insist on it for hosts below as well, where the operator says so', async () => {
  const settings = { PUBLIC_URL: 'https://portal.example.com', HSTS_SUBDOMAINS: true };
  const { headers } = await (await portal.addReplica(settings)).client.get('/');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

/** What a server says to bytes that a client of fetch would not send. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(portal.client.baseUrl);
    let text = '';
    const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''), () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.on('close', () => resolve(text)).on('error', reject);
  });

it.each([
  ['is no HTTP', 'hello\r\n\r\n', 400, 'bad_request'],
  ['names no host', 'GET / HTTP/1.1\r\n\r\n', 400, ''],
  [
    'has an endless header',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'header_too_large',
  ],
  [
    'has more than 8 kB of headers',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(4_200)}\r\nY: ${'y'.repeat(4_200)}\r\n\r\n`,
    431,
    'header_too_large',
  ],
  [
    'has more than 100 headers',
    `GET / HTTP/1.1\r\nHost: a\r\n${'X: 1\r\n'.repeat(100)}Connection: close\r\n\r\n`,
    431,
    'header_too_large',
  ],
  [
    'names two hosts',
    'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n',
    400,
    'bad_request',
  ],
  [
    'has two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    'bad_request',
  ],
])('What %s is refused in the API’s form', async (_, bytes, status, code) => {
  const text = await answerTo(bytes);
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  if (code) {
    expect(text).toContain(`"code":"${code}"`);
    expect(text).toMatch(/^x-content-type-options: nosniff\r$/im);
  }
});

it('A refusal has no body for who asked for the head alone', async () => {
  const text = await answerTo(`HEAD / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(text).toMatch(/^HTTP\/1\.1 431 [\s\S]*\r\nContent-Length: \d+\r\n\r\n$/);
});
