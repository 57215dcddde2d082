import { signUpForm, adminTokenOf, signedInStudent } from '../../testing/students.js';
import { portalOfFile, type Replica } from '../../testing/test-portal.js';
import { until } from '../../testing/until.js';
import { hmacFormTokens } from '../security/form-tokens.hmac.js';
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
  it('is taken as a person sends it, and as a plain call, and refused when it looks automatic', async () => {
    const before = await countIn(table);
    const proof = { formToken: agedToken(5), reference: '' };
    expect((await portal.client.post(path, { ...form(), ...proof })).status).toBe(200);
    expect((await portal.client.post(path, form())).status).toBe(200);
    expect(await portal.client.post(path, { ...form(), reference: 'x' })).toMatchObject({
      status: 400,
      body: { code: 'looks_automatic' },
    });
    expect(await countIn(table)).toBe(before + 2);
  });
});

it.each([
  ['is sent faster than anybody types', freshToken, 429, 'filled_too_fast'],
  ['has a token that is made up', () => '1.x', 409, 'form_expired'],
  ['lay open for days', () => agedToken(90_000), 409, 'form_expired'],
])('A form that %s is refused', async (_, token, status, code) => {
  const before = await countIn('contact_messages');
  const body = { ...MESSAGE, formToken: await token() };
  const answer = await portal.client.post('/api/contact', body);
  expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  expect(Number(answer.headers.get('retry-after')) > 0).toBe(status === 429);
  expect(await countIn('contact_messages')).toBe(before);
});

/** Of 60 messages in ten minutes two are left, and of 1,200 calls in a minute 40. */
const RATE_LIMIT_FACTOR = 1 / 30;
const FLOOD = 3;
const MOST_CALLS = 40;
const strict = await portal.addReplica({ RATE_LIMIT_FACTOR });

const sendFrom = (address: string, body: object, { client }: Replica = portal) =>
  client.raw('POST', '/api/contact', {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });

describe('Messages without a token', () => {
  it('are limited for one network of IPv6, and for nobody who has a token', async () => {
    const addresses = Array.from({ length: FLOOD }, (_, at) => `2001:db8:7:7::${at + 1}`);
    const answers = await Promise.all(addresses.map((one) => sendFrom(one, MESSAGE, strict)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    const proved = { ...MESSAGE, formToken: agedToken(5) };
    expect((await sendFrom('2001:db8:7:7::1', proved, strict)).status).toBe(200);
    expect((await sendFrom('2001:db8:7:8::1', MESSAGE, strict)).status).toBe(200);
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
  const bare = await portal.addReplica({ TRUST_PROXY: undefined, RATE_LIMIT_FACTOR });
  await portal.dataSource.query('DELETE FROM rate_limits');
  const addresses = Array.from({ length: FLOOD }, (_, at) => `203.0.113.${at + 1}`);
  const answers = await Promise.all(addresses.map((one) => sendFrom(one, MESSAGE, bare)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

const SHOW = 'SELECT name, setting FROM pg_settings WHERE name = ANY($1) ORDER BY name';

type Setting = { readonly name: string; readonly setting: string };

describe('The database', () => {
  it('neither compiles what people ask for nor shares it out among processes', async () => {
    const names = ['jit', 'max_parallel_workers_per_gather'];
    expect(await portal.dataSource.query(SHOW, [names])).toEqual([
      { name: 'jit', setting: 'off' },
      { name: 'max_parallel_workers_per_gather', setting: '0' },
    ]);
  });

  it('keeps nobody waiting for longer than the proxy does', async () => {
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const settings = await portal.dataSource.query<Setting[]>(SHOW, [names]);
    expect(settings).toHaveLength(names.length);
    for (const { setting } of settings) {
      expect(Number(setting)).toBeGreaterThan(0);
      expect(Number(setting)).toBeLessThanOrEqual(30_000);
    }
  });
});

async function firstRefusalOf(client: TestClient, path: string) {
  for (let call = 1; ; call += 1) {
    const answer = await client.get(path);
    if (answer.status !== 200 || call > MOST_CALLS + 1) return { call, answer };
  }
}

describe('Who is signed in', () => {
  it('can call so often in a minute, then waits, while others call on', async () => {
    const [eager, other] = [await signedInStudent(strict), await signedInStudent(strict)];
    const path = '/api/receipts';
    const { call, answer } = await firstRefusalOf(eager.client, path);
    expect(call).toBe(MOST_CALLS + 1);
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await other.client.get(path)).status).toBe(200);
  });

  it('is held to it as an admin too', async () => {
    const admin = strict.client.as(await adminTokenOf(portal, 'owner'));
    const { call, answer } = await firstRefusalOf(admin, '/api/admin/me');
    expect([call, answer.status]).toEqual([MOST_CALLS + 1, 429]);
  });
});
