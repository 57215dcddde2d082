import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { expectEnvelope } from '../../testing/envelope.js';
import { signUpForm } from '../../testing/students.js';
import type { RawRequest } from '../../testing/test-client.js';
import { portalOfFile } from '../../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const JSON_TYPE = { 'Content-Type': 'application/json' };
const json = (body: string | Buffer, headers = {}): RawRequest => ({
  headers: { ...JSON_TYPE, ...headers },
  body,
});

const signUp = (request: RawRequest) => portal.client.raw('POST', '/api/auth/signup', request);

const nested = (depth: number, open = '[', close = ']'): string =>
  open.repeat(depth) + close.repeat(depth);

/** A form that would be taken, with a field that nobody asked for. */
const withUnknown = (value: string): string =>
  JSON.stringify(signUpForm()).replace('{', `{"x":${value},`);

describe('A body', () => {
  it('A body of a good form with a field that nobody asked for is taken', async () => {
    expect((await signUp(json(withUnknown(nested(10))))).status).toBe(200);
  });

  it.each([
    ['of 10 MB', json(`{"name":"${'x'.repeat(10 * 1024 * 1024)}"}`), 413],
    ['of more than 32 kB', json(`{"name":"${'x'.repeat(33 * 1024)}"}`), 413],
    ['that is no JSON', json('{"name":'), 400],
    ['that is JSON and a half', json('{}}'), 400],
    ['that is empty', json(''), 400],
    ['that is no text', json(Buffer.from([0xff, 0xfe, 0x00, 0x80])), 400],
    ['that is compressed', json(gzipSync('{}'), { 'Content-Encoding': 'gzip' }), 415],
    ['that says it is compressed', json('{}', { 'Content-Encoding': 'br' }), 415],
    ['that is a list', json('[]'), 400],
    ['that is text', json('"name"'), 400],
    ['that is null', json('null'), 400],
    ['that sets the prototype', json('{"__proto__":{"paid":true}}'), 400],
    ['that sets the constructor', json('{"constructor":{"prototype":{"paid":true}}}'), 400],
    ['of XML', { headers: { 'Content-Type': 'application/xml' }, body: '<a/>' }, 415],
    ['of text', { headers: { 'Content-Type': 'text/plain' }, body: '{}' }, 415],
    [
      'of a form',
      { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
      415,
    ],
    ['of no known type', { headers: { 'Content-Type': 'x' }, body: '{}' }, 415],
    ['that nests deep', json(`{"name":${nested(10_000)}}`), 400],
    ['that nests deep where nobody looks', json(withUnknown(nested(10_000))), 400],
    ['of objects that nest deep', json(withUnknown(nested(3_000, '{"a":[', ']}'))), 400],
  ] as const)('The body %s is refused', async (_, request, expected) => {
    const { status, body } = await signUp(request);
    expect([status, body]).toMatchObject([expected, {}]);
    expectEnvelope(body);
  });

  it('A body that is left off is refused', async () => {
    const { status, body } = await portal.client.raw('POST', '/api/auth/signup');
    expect([400, 415]).toContain(status);
    expectEnvelope(body);
  });
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

describe('An address', () => {
  it.each(['/', '/api/auth/login', '/api/docs', '/health/live', '/api/nothing'])(
    '%s answers no TRACE, and echoes nothing of it',
    async (path) => {
      const head = `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
      const answer = await written(`${head}Authorization: Bearer secret\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toMatch(/secret|TRACE/);
    },
  );

  it.each(['/api/user/%', '/api/%c0%ae', '/api/nothing', '/health/nothing', '/api', '/api//x'])(
    '%s is refused in the API’s form',
    async (path) => {
      const { status, body } = await portal.client.get(path);
      expect([400, 404]).toContain(status);
      expectEnvelope(body);
    },
  );

  it('An address that exists is refused by another method', async () => {
    for (const method of ['DELETE', 'PATCH', 'PUT']) {
      const { status, body } = await portal.client.call(method, '/api/auth/login', {});
      expect([404, 405]).toContain(status);
      expectEnvelope(body);
    }
  });
});
