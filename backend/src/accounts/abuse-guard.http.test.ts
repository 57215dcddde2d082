import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Puzzle } from '@portal/domain/kernel/proof-of-work.js';
import { headerWithProof } from '@portal/domain/kernel/solved-header.js';
import { hashCheaply } from '../testing/hash-cheaply.js';
import { signedInStudent } from '../testing/students.js';
import type { Answer } from '../testing/test-client.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

const PASSWORD = 'Correct-horse-7';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', TRUST_PROXY: 'loopback' });
const other = await portal.addReplica();
const passwordHash = await hashCheaply(PASSWORD);

beforeEach(() => portal.dataSource.query('DELETE FROM rate_limits'));

const addressOf = (at: number): string => `198.51.${String(at >> 8)}.${String(at & 255)}`;
const HOME = '203.0.113.9';

type From = {
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly replica?: Replica;
};

const send = (
  method: string,
  path: string,
  body: object | undefined,
  { address = HOME, headers = {}, replica = portal }: From,
): Promise<Answer> =>
  replica.client.raw(method, path, {
    headers: {
      'X-Forwarded-For': address,
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const post = (call: string, body: object, from: From = {}) =>
  send('POST', `/api/auth/${call}`, body, from);

const signIn = (email: string, password: string, from: From = {}) =>
  post('login', { email, password }, from);

/** The same call with the work done that the refusal asks for. */
async function withProof(call: (from: From) => Promise<Answer>, from: From = {}): Promise<Answer> {
  const first = await call(from);
  const { proof } = first.body as { proof?: Puzzle };
  const header = await headerWithProof(proof, () => setImmediate());
  return header ? call({ ...from, headers: { ...from.headers, [header[0]]: header[1] } }) : first;
}

const statusesOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const aStudent = async () => (await signedInStudent(portal, { passwordHash })).student;

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
  it('have twenty guesses between them, then are asked for work', async () => {
    const answers = await guesses((await aStudent()).email, 60);
    expect(statusesOf(answers, 401)).toBe(20);
    expect(statusesOf(answers, 429)).toBe(40);
  });

  it('don’t keep the owner out: a clean address gets in by a proof of work', async () => {
    const { email } = await aStudent();
    await guesses(email, 25);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    expect((await withProof((from) => signIn(email, PASSWORD, from))).status).toBe(200);
  });

  it('don’t make the owner wait on a device that signed in before', async () => {
    const { email } = await aStudent();
    const { headers } = await signIn(email, PASSWORD);
    const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
    await guesses(email, 25);
    const from = { headers: { Cookie: cookie }, address: addressOf(999) };
    expect((await signIn(email, PASSWORD, from)).status).toBe(200);
    const stranger = await aStudent();
    await guesses(stranger.email, 25);
    expect((await signIn(stranger.email, PASSWORD, from)).status).toBe(429);
  });

  it('leave connections to others while they wait for the count of that account', async () => {
    const { email } = await aStudent();
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
    // At once: anyone who waits for the row has to have it within 3 s.
    const calls = Promise.all(Array.from({ length: 20 }, () => client.get('/api/receipts')));
    expect(await waiting()).toBeLessThan(10);
    expect(statusesOf(await calls, 200)).toBe(20);
    expect(await waiting()).toBeLessThan(10);
    await holder.commitTransaction();
    await holder.release();
    for (const { status } of await Promise.all(flood)) expect([401, 429]).toContain(status);
  });
});

it('A proof of work is taken once, for one account, from one network', async () => {
  const [one, two] = [await aStudent(), await aStudent()];
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
      (email, from) => send('GET', `/api/user/${email}`, undefined, from),
    ];
    const anEmail = () => `${randomUUID()}@example.com`;
    const asked = Array.from({ length: 60 }, (_, at) => calls[at % 3]!(anEmail(), {}));
    const answers = await Promise.all(asked);
    expect(statusesOf(answers, 404)).toBeLessThanOrEqual(20);
    expect(statusesOf(answers, 404) + statusesOf(answers, 429)).toBe(60);
    for (const call of calls) {
      const email = anEmail();
      expect((await withProof((from) => call(email, from))).status).toBe(404);
    }
  });

  it('is counted with its /48, which one customer may have', async () => {
    const look = (address: string) =>
      send('GET', `/api/user/${randomUUID()}@example.com`, undefined, { address });
    expect((await look('2001:db8:9:1::1')).status).toBe(404);
    await portal.dataSource.query("UPDATE rate_limits SET points = 160 WHERE key LIKE 'lookUps %'");
    expect((await look('2001:db8:9:f000::1')).status).toBe(429);
    expect((await look('2001:db8:a:1::1')).status).toBe(404);
  });
});
