import { randomUUID } from 'node:crypto';
import { anApplicationForm } from '@portal/domain/testing/an-application.js';
import { hmacFormTokens } from '../platform/security/form-tokens.hmac.js';
import { signUpForm } from '../testing/students.js';
import { callFrom, type From, withProof } from '../testing/call-from.js';
import type { Answer } from '../testing/test-client.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';

let other: Replica;
let formToken: string;

const portal = await portalOfFile({ PROCESS_ROLE: 'api', TRUST_PROXY: 'loopback' });

beforeAll(async () => {
  other = await portal.addReplica();
  const aMinuteAgo = () => Date.now() - 60_000;
  formToken = hmacFormTokens([portal.config.JWT_SECRET], aMinuteAgo).issue();
});

beforeEach(() => portal.dataSource.query('DELETE FROM rate_limits'));

const addressOf = (at: number): string => `198.51.100.${String(at)}`;
const anEmail = () => `${randomUUID()}@example.com`;

const post = (path: string, body: object, from?: From) =>
  callFrom(portal, path, { ...body, formToken }, from);

type Send = (email: string, from?: From) => Promise<Answer>;

const apply: Send = (email, from) =>
  post('/api/internships', { ...anApplicationForm({ email }), ageStatement: 'age-1' }, from);

const complain: Send = (email, from) =>
  post(
    '/api/contact',
    { name: 'Asha', email, message: 'I never signed up.', kind: 'grievance' },
    from,
  );

const FORMS = [
  ['an application', apply, 'applications', 'application-received'],
  ['a complaint', complain, 'contact_messages', 'grievance-received'],
] as const;

const keptIn = async (table: string, email: string): Promise<number> => {
  const sql = `SELECT 1 FROM ${table} WHERE email = $1`;
  return (await portal.dataSource.query<unknown[]>(sql, [email])).length;
};

const kindsTo = async (email: string): Promise<readonly string[]> => {
  const sql = 'SELECT kind FROM emails WHERE to_address = $1';
  return (await portal.dataSource.query<{ kind: string }[]>(sql, [email])).map(({ kind }) => kind);
};

const useUp = (counter: string, points: number) =>
  portal.dataSource.query('UPDATE rate_limits SET points = $2 WHERE key LIKE $1', [
    `%${counter} %`,
    points,
  ]);

const mailed = (isMailed: boolean) => [200, { success: true, mailed: isMailed }];
const shown = ({ status, body }: Answer) => [status, body];

describe.each(FORMS)('The mail about %s', (_, send, table, kind) => {
  it('goes out once, to the address in it', async () => {
    const email = anEmail();
    expect(shown(await send(email))).toMatchObject(mailed(true));
    expect(await kindsTo(email)).toEqual([kind]);
  });

  it('takes work once its network has caused sixty an hour, and then goes out', async () => {
    await send(anEmail());
    await useUp('mails', 59);
    expect((await send(anEmail())).status).toBe(200);
    const email = anEmail();
    expect(shown(await send(email))).toMatchObject([429, { proof: { bits: 17 } }]);
    const proven = await withProof((from) => send(email, from));
    expect(shown(proven)).toMatchObject(mailed(true));
    expect([await keptIn(table, email), await kindsTo(email)]).toEqual([1, [kind]]);
    expect((await send(anEmail(), { address: addressOf(1) })).status).toBe(200);
  });

  it('fills no inbox: of many at once from many networks ten go out, and all are kept', async () => {
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (__, at) =>
        send(email, { address: addressOf(at), replica: at % 2 ? other : portal }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    // Those that are counted at the same moment may hold each other back.
    expect((await kindsTo(email)).length).toBeLessThanOrEqual(10);
    for (let at = 20; at < 32; at += 1) await send(email, { address: addressOf(at) });
    expect(await kindsTo(email)).toEqual(Array(10).fill(kind));
    expect(await keptIn(table, email)).toBe(28);
  });
});

it('Sign-ups, applications and complaints of one network share its sixty mails', async () => {
  const signUp: Send = () => post('/api/auth/signup', signUpForm());
  await apply(anEmail());
  await useUp('mails', 58);
  for (const send of [complain, signUp]) expect((await send(anEmail())).status).toBe(200);
  for (const send of [apply, complain, signUp]) expect((await send(anEmail())).status).toBe(429);
});
