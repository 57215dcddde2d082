import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect, type ConnectionOptions, type SecureVersion } from 'node:tls';
import { accessTable } from '@portal/backend/app/routes.js';
import { freePort } from '@portal/backend/testing/free-port.js';
import { CADDY, hasProgram, keepsBodies, NGINX, Proxy, type ProxyPorts } from './proxy.js';

const KINDS = Object.entries({ NGINX, CADDY });

it('both proxies are here where the tests have to be whole', () => {
  const missing = KINDS.filter(([, kind]) => !hasProgram(kind)).map(([name]) => name);
  expect(process.env.CI ? missing : []).toEqual([]);
});

const PAGES = ['GET /certificate/:code'];

const STRONG = [
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
];

/** The old versions are asked for in earnest: OpenSSL leaves them out by itself at its usual level. */
const EVEN_OLD = 'ALL:@SECLEVEL=0';

(hasProgram(CADDY) ? it : it.skip)('Caddy takes its file for behind another proxy', () => {
  const file = join(import.meta.dirname, '../../../../deploy/caddy/behind-proxy.Caddyfile');
  const words = ['validate', '--adapter', 'caddyfile', '--config', file];
  expect(spawnSync(CADDY.program, words)).toMatchObject({ status: 0 });
});

const here = KINDS.filter(([, kind]) => hasProgram(kind));

describe.each(here)('The proxy %s', (name, kind) => {
  let folder: string;
  let ports: ProxyPorts;
  let proxy: Proxy;
  let api: Server;
  let served = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-proxy-'));
    await chmod(folder, 0o755);
    ports = { http: await freePort(), https: await freePort() };
    const port = await freePort();
    api = createServer(({ headers }, response) => {
      served += 1;
      response.end(headers['x-forwarded-for']);
    }).listen(port, '127.0.0.1');
    await once(api, 'listening');
    // Nobody listens at the first.
    proxy = await Proxy.start(kind, folder, ports, [await freePort(), port]);
  });

  afterAll(async () => {
    await proxy.stop();
    api.close();
    await rm(folder, { recursive: true });
  });

  /** Which version and cipher were agreed on; null if none was. */
  const agreed = async (options: ConnectionOptions) => {
    const own = { host: '127.0.0.1', port: ports.https, ca: proxy.authority };
    const socket = connect({ ...own, ...options });
    try {
      await once(socket, 'secureConnect');
      return { version: socket.getProtocol(), cipher: socket.getCipher().name };
    } catch {
      return null;
    } finally {
      socket.destroy();
    }
  };
  const only = (version: SecureVersion, ciphers = EVEN_OLD) =>
    agreed({ minVersion: version, maxVersion: version, ciphers });

  const inPlainText = async (method: string, path: string) => {
    const asked = request({ host: '127.0.0.1', port: ports.http, method, path });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return { status: answer.statusCode, location: answer.headers.location };
  };

  it('speaks TLS 1.2 and 1.3, and nothing older', async () => {
    expect((await only('TLSv1.3', 'TLS_AES_256_GCM_SHA384'))?.version).toBe('TLSv1.3');
    expect((await only('TLSv1.2'))?.version).toBe('TLSv1.2');
    expect([await only('TLSv1.1'), await only('TLSv1')]).toEqual([null, null]);
  });

  it('takes of TLS 1.2 what has forward secrecy and tells of changes', async () => {
    for (const cipher of STRONG) {
      expect(await only('TLSv1.2', cipher)).toEqual({ version: 'TLSv1.2', cipher });
    }
    for (const cipher of ['ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384']) {
      expect({ cipher, agreed: await only('TLSv1.2', cipher) }).toEqual({ cipher, agreed: null });
    }
  });

  it('serves nothing in plain text, and leads only pages to TLS', async () => {
    const routes = Object.keys(accessTable());
    expect(routes.length).toBeGreaterThan(150);
    expect(routes).toEqual(expect.arrayContaining(PAGES));
    served = 0;
    for (const route of [...routes, 'GET /', 'GET /test', 'HEAD /', 'POST /', 'TRACE /']) {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replace(/:\w+|\*/g, 'x');
      const isPage = PAGES.includes(route) || ['/', '/test'].includes(path);
      const isLed = isPage && ['GET', 'HEAD'].includes(method);
      const { status, location } = await inPlainText(method, path);
      const target = `https://127.0.0.1:${ports.https}${path}`;
      const wanted = isLed ? { route, status: 301, location: target } : { route, status: 403 };
      const refused = { route, status: name === 'NGINX' ? 405 : 403 };
      expect({ route, status, ...(location && { location }) }).toEqual(
        method === 'TRACE' ? refused : wanted,
      );
    }
    expect(served).toBe(0);
  });

  it('names the caller by itself, hides the metrics, and passes a replica that is away', async () => {
    const ask = async (path: string, method = 'GET') => {
      const headers = { 'X-Forwarded-For': '203.0.113.7' };
      const own = { host: '127.0.0.1', port: ports.https, ca: proxy.authority, path, headers };
      const call = secureRequest({ ...own, method }).end(method === 'POST' ? 'a body' : undefined);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      return `${String(answer.statusCode)} ${await text(answer)}`;
    };
    for (let call = 0; call < 4; call++) {
      expect(await ask('/')).toBe('200 127.0.0.1');
      if (keepsBodies(kind)) expect(await ask('/', 'POST')).toBe('200 127.0.0.1');
    }
    expect(await ask('/metrics')).toMatch(/^404 /);
  });

  it('answers no TRACE', async () => {
    served = 0;
    const socket = connect({ host: '127.0.0.1', port: ports.https, ca: proxy.authority });
    socket.end(
      'TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: secret=1\r\nConnection: close\r\n\r\n',
    );
    let answer = '';
    for await (const part of socket) answer += String(part);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toContain('secret');
    expect(served).toBe(0);
  });
});
