import { HostCookie } from './host-cookie.js';
import { networkInWords, networkOf, networksAround } from './network-of.js';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSite, type Site } from './site-pages.js';
import 'reflect-metadata';
import { Controller, Get } from '@nestjs/common';
import { Access, Limit, Shows, Post } from './handler.js';
import { routesOf } from './declared-routes.js';
import fastify from 'fastify';
import { callerLeft } from './caller-left.js';

const RULES = { sameSite: 'lax', maxAge: 60 } as const;

describe('A cookie of this host', () => {
  it('is tied to it and to TLS by its name, where the site has TLS', () => {
    const cookie = new HostCookie('device', { PUBLIC_URL: 'https://portal.example.com' });
    const set = cookie.set('a', RULES);
    expect(set).toMatch(/^__Host-device=a;/);
    for (const part of ['Path=/;', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(set).toContain(part);
    }
    expect(set).not.toContain('Domain');
    expect(cookie.in('device=b; __Host-device=a')).toBe('a');
    expect(cookie.in('device=b')).toBeUndefined();
  });

  it('has neither over http, where browsers would refuse it', () => {
    const cookie = new HostCookie('device', { PUBLIC_URL: 'http://localhost:3000' });
    expect(cookie.set('a', RULES)).toMatch(/^device=a;/);
    expect(cookie.set('a', RULES)).not.toContain('Secure');
    expect(cookie.in('device=a')).toBe('a');
    expect(cookie.in(undefined)).toBeUndefined();
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['nobody knows', 'nobody knows'],
])('The calls of %s are counted under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:ab12::/64', ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['2001:db8:1:12::/64', ['2001:db8:1:12::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
])('%s is in %j', (network, around) => {
  expect(networksAround(network).map((one) => one.network)).toEqual(around);
});

it.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
  ['nobody knows', 'nobody knows'],
])('The network %s is shown as %s', (address, words) => {
  expect(networkInWords(address)).toBe(words);
});

const FEE = { fee: '₹500' };

const OTHER_FEE = { fee: '₹750' };

let folder: string;

let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const file = (name: string, text: string) => writeFile(join(folder, name), text);
  await file('terms.html', '<html data-figures="{{figures}}"><p>{{figure.fee}}, once</p>');
  await file('sitemap.xml', '<link>https://site.invalid/</link><p>{{figure.fee}}</p>');
  await file('app.js', '{{figure.fee}}');
  site = await readSite(folder, 'https://saral.example.com');
});

afterAll(() => rm(folder, { recursive: true }));

const page = (path: string, figures: Record<string, string>) => site.pagesWith(figures).get(path)!;

const textOf = (path: string, figures: Record<string, string>) =>
  page(path, figures).body.toString();

describe('Built documents', () => {
  it('are sent with the figures, in their text and as one attribute', () => {
    expect(textOf('/terms.html', FEE)).toBe(
      '<html data-figures="{&quot;fee&quot;:&quot;₹500&quot;}"><p>₹500, once</p>',
    );
    expect(textOf('/sitemap.xml', FEE)).toBe('<link>https://saral.example.com/</link><p>₹500</p>');
  });

  it('have another ETag and other compressed copies once the figures change', async () => {
    const [before, after] = [page('/terms.html', FEE), page('/terms.html', OTHER_FEE)];
    expect(after.body.toString()).toContain('₹750');
    expect(after.etag).not.toBe(before.etag);
    expect(await after.compressed('gzip')).not.toEqual(await before.compressed('gzip'));
  });

  it('are filled in once for the same figures', () =>
    expect(page('/terms.html', FEE)).toBe(page('/terms.html', FEE)));

  it('are refused when they name a figure that there is not', () =>
    expect(() => site.pagesWith({})).toThrow('There is no figure fee'));
});

@Controller('api/notes')
@Access('student')
class Notes {
  @Get()
  all(): string {
    return '';
  }

  @Get(':id')
  @Access('admin', { roles: ['support'] })
  @Shows('person')
  one(): string {
    return '';
  }

  @Post()
  @Access('anyone')
  @Limit({ points: 3, seconds: 60 })
  add(): string {
    return '';
  }
}

@Controller('api/secrets')
class Secrets {
  @Get()
  all(): string {
    return '';
  }
}

@Controller('api/files')
class Files {
  @Get()
  @Access('student-or-admin')
  all(): string {
    return '';
  }
}

describe('The routes of a controller', () => {
  it('may be called by whom it says, unless a handler says otherwise', () =>
    expect(routesOf([Notes]).map(({ name, access }) => [name, access])).toEqual([
      ['GET /api/notes', { callers: 'student' }],
      ['GET /api/notes/:id', { callers: 'admin', roles: ['support'], shows: 'person' }],
      ['POST /api/notes', { callers: 'anyone', calls: { limit: { points: 3, seconds: 60 } } }],
    ]));

  it('cannot be served while one of them does not say who may call it', () =>
    expect(() => routesOf([Notes, Secrets])).toThrow(
      'GET /api/secrets does not say who may call it, by @Access',
    ));

  it('cannot be served while one that admins read does not say what it tells of people', () =>
    expect(() => routesOf([Notes, Files])).toThrow(
      'GET /api/files does not say what it tells of people, by @Shows',
    ));
});

test('It is known that a caller left before the answer, and not where the answer was sent', async () => {
  const app = fastify({ forceCloseConnections: true });
  const signals: AbortSignal[] = [];
  const met = new Promise<AbortSignal>((resolve) => {
    app.post('/wait', (_, reply) => resolve(callerLeft(reply)));
  });
  app.post('/quick', (_, reply) => {
    signals.push(callerLeft(reply));
    return reply.send('done');
  });
  const url = await app.listen();
  try {
    await (await fetch(`${url}/quick`, { method: 'POST', body: 'words' })).text();
    const caller = new AbortController();
    const call = fetch(`${url}/wait`, { method: 'POST', body: 'words', signal: caller.signal });
    const signal = await met;
    expect(signal.aborted).toBe(false);
    const hasLeft = new Promise((resolve) => signal.addEventListener('abort', resolve));
    caller.abort();
    await expect(call).rejects.toThrow();
    await hasLeft;
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  } finally {
    await app.close();
  }
});
