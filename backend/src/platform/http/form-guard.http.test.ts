import { signUpForm, adminTokenOf, signedInStudent } from '../../testing/students.js';
import { portalOfFile, type Replica } from '../../testing/test-portal.js';
import { until } from '../../testing/until.js';
import { hmacFormTokens } from '../security/form-tokens.hmac.js';
import { newDataSource } from '../../app/data-source.js';
import { SIGNED_IN } from './handler.js';
import type { TestClient } from '../../testing/test-client.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', TRUST_PROXY: 'loopback' });

const APPLICATION = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '90000 00000',
  education: 'B.Sc.',
  experience: 'Fresher',
  skills: 'SQL',
  domain: 'hr',
  message: 'I would like to learn.',
  ageStatement: 'age-1',
};
const MESSAGE = { name: 'Asha', email: 'asha@example.com', subject: '', message: 'Hello' };

const FORMS = [
  ['/api/internships', () => APPLICATION, 'applications'],
  ['/api/contact', () => MESSAGE, 'contact_messages'],
  ['/api/auth/signup', () => signUpForm(), 'students'],
] as const;

const countIn = async (table: string): Promise<number> => {
  const [row] = await portal.dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return row!.count;
};

const agedToken = (seconds: number): string =>
  hmacFormTokens([portal.config.JWT_SECRET], () => Date.now() - seconds * 1000).issue();

const freshToken = async (): Promise<string> =>
  ((await portal.client.get('/api/forms/token')).body as { formToken: string }).formToken;

describe.each(FORMS)('The form sent to %s', (path, form, table) => {
  it('is taken as a person sends it, and as a plain call', async () => {
    const before = await countIn(table);
    const proof = { formToken: agedToken(5), reference: '' };
    expect((await portal.client.post(path, { ...form(), ...proof })).status).toBe(200);
    expect((await portal.client.post(path, form())).status).toBe(200);
    expect(await countIn(table)).toBe(before + 2);
  });

  it('is refused when it comes faster than anybody types', async () => {
    const before = await countIn(table);
    const { status, body, headers } = await portal.client.post(path, {
      ...form(),
      formToken: await freshToken(),
    });
    expect([status, body]).toMatchObject([429, { code: 'filled_too_fast' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countIn(table)).toBe(before);
  });

  it.each([
    ['the unseen field is filled', () => ({ reference: 'x' }), 400, 'looks_automatic'],
    ['its token is made up', () => ({ formToken: '1.x' }), 409, 'form_expired'],
    ['it lay open for days', () => ({ formToken: agedToken(90_000) }), 409, 'form_expired'],
  ])('is refused when %s', async (_, proof, status, code) => {
    const before = await countIn(table);
    const answer = await portal.client.post(path, { ...form(), ...proof() });
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect(await countIn(table)).toBe(before);
  });
});

const FLOOD = 61;
const sendFrom = (address: string, body: object, { client }: Replica = portal) =>
  client.raw('POST', '/api/contact', {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });

describe('Messages without a token', () => {
  it('are limited for one network of IPv6, and for nobody who has a token', async () => {
    const addresses = Array.from({ length: FLOOD }, (_, at) => `2001:db8:7:7::${at + 1}`);
    const answers = await Promise.all(addresses.map((address) => sendFrom(address, MESSAGE)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    const proved = { ...MESSAGE, formToken: agedToken(5) };
    expect((await sendFrom('2001:db8:7:7::1', proved)).status).toBe(200);
    expect((await sendFrom('2001:db8:7:8::1', MESSAGE)).status).toBe(200);
  });

  it('count over all addresses only if they are taken, and beyond that cost work', async () => {
    await portal.dataSource.query('DELETE FROM rate_limits');
    const countOfAll = async () => {
      const [row] = await portal.dataSource.query<{ points: number }[]>(
        "SELECT points FROM rate_limits WHERE key LIKE '%:form from all'",
      );
      return row?.points;
    };
    expect((await sendFrom('203.0.113.9', MESSAGE)).status).toBe(200);
    expect((await sendFrom('203.0.113.9', {})).status).toBe(400);
    await until(async () => (await countOfAll()) === 1);
    await portal.dataSource.query(
      "UPDATE rate_limits SET points = 600 WHERE key LIKE '%:form from all'",
    );
    const refused = await sendFrom('203.0.113.9', MESSAGE);
    expect([refused.status, refused.body]).toMatchObject([429, { proof: { bits: 17 } }]);
    const proved = { ...MESSAGE, formToken: agedToken(5) };
    expect((await sendFrom('203.0.113.9', proved)).status).toBe(200);
    expect((await sendFrom('203.0.113.10', MESSAGE)).status).toBe(200);
  });
});

it('An address that a client claims counts for nothing without a proxy to believe', async () => {
  const bare = await portal.addReplica({ TRUST_PROXY: undefined });
  await portal.dataSource.query('DELETE FROM rate_limits');
  const addresses = Array.from({ length: FLOOD }, (_, at) => `203.0.113.${at + 1}`);
  const answers = await Promise.all(addresses.map((one) => sendFrom(one, MESSAGE, bare)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

const NAMES = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const SHOW = 'SELECT name, setting::int AS ms FROM pg_settings WHERE name = ANY($1)';

type Setting = { readonly name: string; readonly ms: number };

const HOW = ['jit', 'max_parallel_workers_per_gather'];
const SHOW_HOW = 'SELECT name, setting FROM pg_settings WHERE name = ANY($1) ORDER BY name';

describe('The database', () => {
  it('neither compiles what people ask for nor shares it out among processes', async () => {
    expect(await portal.dataSource.query(SHOW_HOW, [HOW])).toEqual([
      { name: 'jit', setting: 'off' },
      { name: 'max_parallel_workers_per_gather', setting: '0' },
    ]);
  });

  it('keeps nobody waiting for longer than the proxy does', async () => {
    const settings = await portal.dataSource.query<Setting[]>(SHOW, [NAMES]);
    expect(settings).toHaveLength(NAMES.length);
    for (const { ms } of settings) {
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThanOrEqual(30_000);
    }
  });

  it('gives migrations and commands the time they need', async () => {
    const dataSource = await newDataSource(portal.config.DATABASE_URL).initialize();
    const settings = await dataSource.query<Setting[]>(SHOW, [NAMES]);
    await dataSource.destroy();
    expect(settings.map(({ ms }) => ms)).toEqual([0, 0, 0]);
  });

  it('A call that gave up waiting for a lock is answered as if the database were away', async () => {
    const blocker = portal.dataSource.createQueryRunner();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE students IN ACCESS EXCLUSIVE MODE');
    const { status, headers } = await portal.client.get('/api/user/nobody@example.com');
    await blocker.query('ROLLBACK');
    await blocker.release();
    expect([status, headers.has('retry-after')]).toEqual([503, true]);
  });
});

const strict = await portal.addReplica({ RATE_LIMIT_FACTOR: 10 / SIGNED_IN.points });

async function firstRefusalOf(client: TestClient, path: string) {
  for (let call = 1; ; call += 1) {
    const answer = await client.get(path);
    if (answer.status !== 200 || call > 20) return { call, answer };
  }
}

describe('Who is signed in', () => {
  it('can call so often in a minute, then waits, while others call on', async () => {
    const [eager, other] = [await signedInStudent(strict), await signedInStudent(strict)];
    const path = '/api/receipts';
    const { call, answer } = await firstRefusalOf(eager.client, path);
    expect([call, answer.status, answer.body]).toMatchObject([
      11,
      429,
      { code: 'too_many_requests' },
    ]);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(SIGNED_IN.seconds);
    expect((await other.client.get(path)).status).toBe(200);
  });

  it('is held to it as an admin too', async () => {
    const admin = strict.client.as(await adminTokenOf(portal, 'owner'));
    const { call, answer } = await firstRefusalOf(admin, '/api/admin/me');
    expect([call, answer.status]).toEqual([11, 429]);
  });
});
