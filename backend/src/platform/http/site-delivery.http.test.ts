import { get as request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { portalOfFile } from '../../testing/test-portal.js';

let script: string;
let assets: string[];

type Raw = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** As `fetch`, which would decompress what it gets. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Raw>((resolve, reject) => {
    request(`${portal.client.baseUrl}${path}`, { headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

beforeAll(async () => {
  const page = (await raw('/contact')).body.toString();
  assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  script = assets.find((path) => /\/react-.*\.js$/.test(path)) ?? '';
});

describe('A document', () => {
  it.each(['br', 'gzip'] as const)('is sent in %s, the same text', async (encoding) => {
    const plain = await raw('/');
    const { headers, body } = await raw('/', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toMatch(/accept-encoding/i);
    const text = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
    expect(text.equals(plain.body)).toBe(true);
    expect(body.length).toBeLessThan(plain.body.length / 2);
  });

  it('is asked for every time, and not sent again to those who have it', async () => {
    const { headers } = await raw('/contact');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await raw('/contact', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await raw('/contact', { 'if-none-match': 'W/"old"' })).status).toBe(200);
    expect((await raw('/nope', { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('An asset', () => {
  it.each(['br', 'gzip'])(
    'was compressed in %s when it was built, and is kept',
    async (encoding) => {
      const { headers, body } = await raw(script, { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toContain('javascript');
      const text = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
      expect(text.equals((await raw(script)).body)).toBe(true);
    },
  );

  it('An asset without a hash in its name is kept for a day', async () => {
    expect((await raw('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
    expect((await raw('/icon.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  it('has no source map, and its compressed copies no address of their own', async () => {
    for (const path of assets.filter((name) => /\.(js|css)$/.test(name))) {
      expect((await raw(path)).body.toString()).not.toContain('sourceMappingURL');
      expect((await raw(`${path}.map`)).status).toBe(404);
      expect((await raw(`${path}.br`)).status).toBe(404);
    }
  });
});

it('The Content-Security-Policy lets /payment load the checkout', async () => {
  const { origin } = new URL(portal.razorpay.checkoutUrl);
  for (const path of ['/payment', '/payment/']) {
    const policy = (await raw(path)).headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${origin}`);
  }
});

it('A file of the console is kept for good, and sent compressed as it was at the build', async () => {
  const page = (await raw('/admin')).body.toString();
  const [, path = ''] = /src="(\/admin\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  const plain = await raw(path);
  const { headers, body } = await raw(path, { 'accept-encoding': 'gzip, br' });
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).equals(plain.body)).toBe(true);
});
