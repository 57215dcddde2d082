import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets } from './secrets.js';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { holdPortFrom, holdPortOf, parsePort } from './ports.js';
import { isLocal, rejectPublicSite } from './public-site.js';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { ProductLog } from './product-log.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  file = join(folder, 'secrets.json');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('loadSecrets', () => {
  test('makes secrets once, readable for us alone', () => {
    const made = loadSecrets(file, {});
    expect(made.JWT_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(made.ADMIN_PASSWORD).toMatch(/^([a-z]{4}-){4}[a-z]{4}$/);
    expect(loadSecrets(file, {})).toEqual(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('gives way to the environment, whose secrets it does not keep', () => {
    expect(loadSecrets(file, { JWT_SECRET: 'from outside' }).JWT_SECRET).toBe('from outside');
    expect(readFileSync(file, 'utf8')).not.toContain('from outside');
  });

  test('adds what an older file lacks', () => {
    writeFileSync(file, JSON.stringify({ JWT_SECRET: 'kept' }));
    const secrets = loadSecrets(file, {});
    expect(secrets.JWT_SECRET).toBe('kept');
    expect(secrets.RAZORPAY_KEY_ID).toMatch(/^rzp_test_\w{14}$/);
  });

  test('says what to do about a broken file', () => {
    writeFileSync(file, '{');
    expect(() => loadSecrets(file, {})).toThrow("can't be read. Mend it, or delete it");
  });
});

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

const REAL = {
  DATABASE_URL: 'postgresql://db.example.com/portal',
  SMTP_URL: 'smtp://mail.example.com',
  RAZORPAY_API_URL: 'https://api.razorpay.com',
};

describe('A public site', () => {
  test.each([
    ...['http://localhost:3000', 'http://portal.localhost', 'http://127.0.0.1:3000'],
    ...['http://192.168.1.20:3000', 'http://172.16.0.5', 'http://my-laptop.local:3000'],
    ...['http://my-laptop:3000', 'http://[::1]:3000', 'http://[fd00::1]:3000'],
  ])('is not at %s', (url) => expect(isLocal(url)).toBe(true));

  test.each([
    ...['https://portal.example.com', 'http://203.0.113.7', 'http://172.32.0.1'],
    ...['http://127.0.0.1.example.com', 'http://localhost.example.com', 'http://[2001:db8::1]'],
  ])('A public site is at %s', (url) => expect(isLocal(url)).toBe(false));

  test('is refused with any part of the sandbox, and told what to set', () => {
    const PUBLIC_URL = 'https://portal.example.com';
    expect(() => rejectPublicSite({ PUBLIC_URL })).toThrow(
      'Set DATABASE_URL, SMTP_URL, RAZORPAY_API_URL',
    );
    for (const name of Object.keys(REAL)) {
      expect(() => rejectPublicSite({ ...REAL, PUBLIC_URL, [name]: '' })).toThrow(`Set ${name}`);
    }
    expect(() => rejectPublicSite({ ...REAL, PUBLIC_URL })).not.toThrow();
    expect(() => rejectPublicSite({ PUBLIC_URL: 'http://192.168.1.20:3000' })).not.toThrow();
    expect(() => rejectPublicSite({})).not.toThrow();
  });
});

describe('ProductLog', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-log-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function follow(stdout: string[], stderr: string[] = []) {
    const shown: string[] = [];
    const log = new ProductLog(join(folder, 'product.log'), (line) => shown.push(line));
    const [out, err] = [Readable.from(stdout), Readable.from(stderr)];
    log.follow(out, err);
    await Promise.all([finished(out), finished(err)]);
    await setImmediate();
    await log.close();
    return { shown, tail: log.tail(), kept: readFileSync(join(folder, 'product.log'), 'utf8') };
  }

  const info = '{"level":30,"msg":"request"}\n';

  test('keeps every line, and shows errors in words', async () => {
    const error = '{"level":50,"msg":"no mail","err":{"stack":"Error: refused"}}\n';
    const { shown, kept } = await follow([info, error]);
    expect(kept).toBe(info + error);
    expect(shown).toEqual(['no mail\nError: refused']);
  });

  test("understands Nest's error lines", async () => {
    const error = '{"level":"error","message":"no mail","stack":"Error: refused"}\n';
    const fatal = '{"level":"fatal","message":{"message":"gone","stack":"Error: gone"}}\n';
    const { shown } = await follow(['{"level":"log","message":"started"}\n', error], [fatal]);
    expect(shown).toEqual(['no mail\nError: refused', 'Error: gone']);
  });

  test('has the last words, for when the product ends', async () => {
    const unusable = '{"level":"fatal","faults":["MAIL_FROM: is missing"],"msg":"Not usable"}\n';
    expect((await follow([unusable])).tail).toBe('Not usable\nMAIL_FROM: is missing');
    const lines = Array.from({ length: 40 }, (_, n) => `{"level":30,"msg":"line ${n}"}\n`);
    const { tail } = await follow(lines);
    expect(tail.split('\n')).toHaveLength(15);
    expect(tail).toMatch(/line 39$/);
  });
});
