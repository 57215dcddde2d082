import { signUpForm } from '../../testing/students.js';
import { portalOfFile, type Replica } from '../../testing/test-portal.js';
import { until } from '../../testing/until.js';
import { hmacFormTokens } from '../security/form-tokens.hmac.js';

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
