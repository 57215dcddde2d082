import { JwtService } from '@nestjs/jwt';
import { TOKEN_ALGORITHM, TOKEN_ISSUER, type TokenClaims } from './session-tokens.jwt.js';
import { hashCheaply } from '../testing/hash-cheaply.js';
import { signedInStudent, paidStudent, signUpForm } from '../testing/students.js';
import { callFrom, type From, withProof } from '../testing/call-from.js';
import { portalOfFile } from '../testing/test-portal.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { expectEnvelope } from '../testing/envelope.js';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Puzzle } from '@portal/domain/kernel/proof-of-work.js';
import { headerWithProof } from '@portal/domain/kernel/solved-header.js';
import type { Answer } from '../testing/test-client.js';
import { until } from '../testing/until.js';

const PASSWORD = 'Correct-horse-7';

// Then a test can call from any address.
const EARLIER = 'the-jwt-secret-before-this-one-of-32';
const portal = await portalOfFile({
  ...{ PROCESS_ROLE: 'api', TRUST_PROXY: 'loopback', JWT_SECRET_PREVIOUS: EARLIER },
});
const other = await portal.addReplica();
const passwordHash = await hashCheaply(PASSWORD);

const aStudent = () => signedInStudent(portal, { passwordHash });

const post = (call: string, body: object, from?: From) =>
  callFrom(portal, `/api/auth/${call}`, body, from);

const signIn = (email: string, password: string, from?: From) =>
  post('login', { email, password }, from);

it('POST /api/auth/login answers with a token, the email and the name, and with nothing else', async () => {
  const { student } = await aStudent();
  const { status, body } = await signIn(` ${student.email.toUpperCase()} `, PASSWORD);
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: { email: student.email, name: student.name },
    },
  ]);
});

it('After ten wrong passwords for an account even the right one has to wait, on every replica, however the email is written', async () => {
  const { student } = await aStudent();
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await signIn(student.email, 'Wrong-horse-7')).status).toBe(401);
  }
  for (const replica of [portal, other]) {
    const { status, headers, body } = await signIn(student.email, PASSWORD, { replica });
    expect([status, body]).toMatchObject([429, { code: 'too_many_requests' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(300);
  }
  expect((await signIn(` ${student.email.toUpperCase()}`, PASSWORD)).status).toBe(429);
});

it('POST /api/auth/sign-out ends the student’s sessions at once on every replica, and leaves others', async () => {
  const [one, two] = [await aStudent(), await aStudent()];
  expect((await one.client.post('/api/auth/sign-out', {})).status).toBe(200);
  for (const { client } of [portal, other]) {
    const path = `/api/attempts/${one.student.email}`;
    expect((await client.as(one.token).get(path)).status).toBe(401);
  }
  expect((await two.client.get(`/api/attempts/${two.student.email}`)).status).toBe(200);
  expect((await signIn(one.student.email, PASSWORD)).status).toBe(200);
});

it('While JWT_SECRET is changed, a token under the earlier one is taken', async () => {
  const payload = Buffer.from((await aStudent()).token.split('.')[1]!, 'base64url').toString();
  const { sub, ver, sid } = JSON.parse(payload) as TokenClaims;
  const options = { audience: 'student', issuer: TOKEN_ISSUER, algorithm: TOKEN_ALGORITHM };
  const signed = new JwtService({ secret: EARLIER }).sign(
    { sub, ver, sid },
    { ...(options as object), expiresIn: '1h' },
  );
  expect((await portal.client.as(signed).get('/api/receipts')).status).toBe(200);
});

const lenient = await portal.addReplica({ RATE_LIMIT_FACTOR: 100 });
const student = await paidStudent(lenient);

/** Far more than are worked off at once. */
const STORM = chooseSize(45, 200);
const WRONG_CODE = { code: '000000', password: 'Correct-horse-7' };

const stormCall = (at: number) => {
  const email = `stranger-${at}@example.com`;
  if (at % 3 === 0) return lenient.client.post('/api/auth/signup', signUpForm());
  if (at % 3 === 1)
    return lenient.client.post('/api/auth/login', { email, password: 'Wrong-7-horse' });
  return lenient.client.post('/api/auth/update-password', { email, ...WRONG_CODE });
};

it('A storm of sign-ins, sign-ups and new passwords is answered, and holds up no other call', async () => {
  let answered = 0;
  const calls = Array.from({ length: STORM }, async (_, at) => {
    const answer = await stormCall(at);
    answered += 1;
    return answer;
  });
  const answeredMeanwhile: number[] = [];
  while (answered < STORM) {
    const before = answered;
    const { status } = await student.client.get(`/api/attempts/${student.student.email}`);
    answeredMeanwhile.push(answered - before);
    expect(status).toBe(200);
  }
  for (const { status, body, headers } of await Promise.all(calls)) {
    if (status < 400) continue;
    expectEnvelope(body);
    expect([400, 401, 503]).toContain(status);
    if (status === 503) expect(headers.get('retry-after')).toBe('5');
  }
  answeredMeanwhile.sort((one, other) => one - other);
  // Anyone who stood in the same line would see nearly the whole storm answered first.
  expect(answeredMeanwhile[Math.floor(answeredMeanwhile.length / 2)]).toBeLessThan(STORM / 2);
});

beforeEach(() => portal.dataSource.query('DELETE FROM rate_limits'));

const addressOf = (at: number): string => `198.51.${String(at >> 8)}.${String(at & 255)}`;

const statusesOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const lookUp = (email: string, from?: From) => callFrom(portal, `/api/user/${email}`, null, from);

const aNewStudent = async () => (await aStudent()).student;

const WAIT_FOR_A_LOCK = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Wrong passwords, each from a separate address, all at once, over two replicas. */
const guesses = (email: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      signIn(email, `Wrong-horse-${String(at)}`, {
        address: addressOf(at),
        replica: at % 2 ? other : portal,
      }),
    ),
  );

describe('Many addresses that guess the password of one account', () => {
  it('have twenty guesses between them, and don’t keep the owner out: a clean address gets in by a proof of work', async () => {
    const { email } = await aNewStudent();
    const answers = await guesses(email, 40);
    expect(statusesOf(answers, 401)).toBe(20);
    expect(statusesOf(answers, 429)).toBe(20);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    expect((await withProof((from) => signIn(email, PASSWORD, from))).status).toBe(200);
  });

  it('don’t make the owner wait on a device that signed in before', async () => {
    const { email } = await aNewStudent();
    const { headers } = await signIn(email, PASSWORD);
    const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
    await guesses(email, 25);
    const from = { headers: { Cookie: cookie }, address: addressOf(999) };
    expect((await signIn(email, PASSWORD, from)).status).toBe(200);
    const stranger = await aNewStudent();
    await guesses(stranger.email, 25);
    expect((await signIn(stranger.email, PASSWORD, from)).status).toBe(429);
  });

  it('leave connections to others while they wait for the count of that account', async () => {
    const { email } = await aNewStudent();
    const { client } = await signedInStudent(portal);
    await guesses(email, 1);
    const holder = portal.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query("SELECT 1 FROM rate_limits WHERE key LIKE 'account %' FOR UPDATE");
    const flood = Array.from({ length: 40 }, (_, at) =>
      signIn(email, `Wrong-horse-${String(at)}`, { address: addressOf(at) }),
    );
    const waiting = async () => {
      // A transaction sees the same activity until it asks again.
      await holder.query('SELECT pg_stat_clear_snapshot()');
      return ((await holder.query(WAIT_FOR_A_LOCK)) as unknown[]).length;
    };
    await until(async () => (await waiting()) > 0);
    // At once: anyone who waits longer than 3 s for the row has to come again.
    const calls = Promise.all(Array.from({ length: 20 }, () => client.get('/api/receipts')));
    expect(await waiting()).toBeLessThan(10);
    expect(statusesOf(await calls, 200)).toBe(20);
    expect(await waiting()).toBeLessThan(10);
    await holder.commitTransaction();
    await holder.release();
    for (const { status } of await Promise.all(flood)) expect([401, 429, 503]).toContain(status);
  });
});

it('A proof of work is taken once, for one account, from one network', async () => {
  const [one, two] = [await aNewStudent(), await aNewStudent()];
  await guesses(one.email, 20);
  await guesses(two.email, 20);
  const { body } = await signIn(one.email, 'Wrong-horse-7');
  const header = await headerWithProof((body as { proof: Puzzle }).proof, () => setImmediate());
  const headers = { [header![0]]: header![1] };
  expect((await signIn(two.email, PASSWORD, { headers })).status).toBe(429);
  const elsewhere = { headers, address: addressOf(7777) };
  expect((await signIn(one.email, PASSWORD, elsewhere)).status).toBe(429);
  expect((await signIn(one.email, 'Wrong-horse-7', { headers })).status).toBe(401);
  expect((await signIn(one.email, PASSWORD, { headers })).status).toBe(429);
});

describe('One address', () => {
  it('learns of twenty emails whether they are known, by whichever call', async () => {
    const calls: ((email: string, from: From) => Promise<Answer>)[] = [
      (email, from) => post('request-reset-code', { email }, from),
      (email, from) => post('resend', { email }, from),
      lookUp,
    ];
    const anEmail = () => `${randomUUID()}@example.com`;
    const asked = Array.from({ length: 30 }, (_, at) => calls[at % 3]!(anEmail(), {}));
    const answers = await Promise.all(asked);
    expect(statusesOf(answers, 404)).toBeLessThanOrEqual(20);
    expect(statusesOf(answers, 404) + statusesOf(answers, 429)).toBe(30);
    for (const call of calls) {
      const email = anEmail();
      expect((await withProof((from) => call(email, from))).status).toBe(404);
    }
  });

  it('is counted with its /48, which one customer may have', async () => {
    const look = (address: string) => lookUp(`${randomUUID()}@example.com`, { address });
    expect((await look('2001:db8:9:1::1')).status).toBe(404);
    await portal.dataSource.query("UPDATE rate_limits SET points = 160 WHERE key LIKE 'lookUps %'");
    expect((await look('2001:db8:9:f000::1')).status).toBe(429);
    expect((await look('2001:db8:a:1::1')).status).toBe(404);
  });
});
