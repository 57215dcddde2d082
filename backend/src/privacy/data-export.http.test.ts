import { chooseSize } from '@portal/domain/testing/night.js';
import { randomUUID, generateKeyPairSync } from 'node:crypto';
import { aContactMessage, anApplication } from '@portal/domain/testing/an-application.js';
import { purgeExpired } from '../app/purge.pg.js';
import { hashCheaply } from '../testing/hash-cheaply.js';
import { orderOf } from '../testing/orders.js';
import { keysOf, start, submission } from '../testing/attempts.js';
import { paidStudent, signedInStudent, signUpForm, type SignedIn } from '../testing/students.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';
import { anEvent, tell } from '../testing/webhooks.js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const PASSWORD = 'Correct-horse-7';
const FORM = { password: PASSWORD, confirmation: 'DELETE' };

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();
const passwordHash = await hashCheaply(PASSWORD);

const pathOf = ({ student }: SignedIn, what: string): string =>
  `/api/user/${encodeURIComponent(student.email)}/${what}`;

const remove = (one: SignedIn, at: Replica = portal, form: object = FORM) =>
  at.client.as(one.token).post(pathOf(one, 'delete'), form);

const rowsOf = <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  portal.dataSource.query<Row[]>(sql, values);

async function aBusyStudent(): Promise<SignedIn & { readonly resultId: string }> {
  const one = await signedInStudent(portal, { passwordHash, phone: `+91 ${randomUUID()}` });
  const { email } = one.student;
  await portal.client.post('/api/auth/login', { email, password: PASSWORD });
  const proof = portal.razorpay.pay((await orderOf(one)).id);
  await one.client.post('/verify-payment', { email, ...proof });
  const about = { orderId: proof.razorpay_order_id, paymentId: proof.razorpay_payment_id };
  await tell(portal, anEvent('payment.captured', about, { contact: one.student.phone }));
  const started = await start(one);
  const [key] = (await keysOf(portal, started.attemptId)).values();
  const submitted = await one.client.post('/api/test/submit', submission(started, [key!]));
  await start(one);
  await portal.client.post('/api/internships', {
    ...anApplication({ email }),
    ageStatement: 'age-1',
  });
  await portal.client.post('/api/contact', { ...aContactMessage({ email }) });
  return { ...one, resultId: (submitted.body as { resultId: string }).resultId };
}

const busy = await aBusyStudent();

describe('Downloading one’s own data', () => {
  it('gives everything that is held, and no key of a test before its review was opened', async () => {
    const { status, body, headers } = await busy.client.get(pathOf(busy, 'export'));
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('attachment');
    const data = body as Record<string, unknown[]>;
    const counts = Object.entries(data).filter(
      ([, part]) => Array.isArray(part) && part.length > 0,
    );
    expect(Object.fromEntries(counts.map(([name, part]) => [name, part.length]))).toEqual({
      profile: 1,
      sessions: 2,
      receipts: 1,
      consents: 1,
      applications: 1,
      contactMessages: 1,
      attempts: 2,
      results: 1,
      payments: 1,
      providerNotices: 1,
      mails: 3,
      actionsOfStaff: 1,
    });
    expect(data.profile![0]).toMatchObject({
      email: busy.student.email,
      phone: busy.student.phone,
    });
    expect(data.results![0]).toMatchObject({ id: busy.resultId });
    expect(JSON.stringify(data)).not.toMatch(/"(?:correct\w+|isCorrect|explanation)"/);
    expect(JSON.stringify(data)).not.toMatch(/argon2|codeHash|passwordHash/);
    await busy.client.get(`/api/test-results/${busy.resultId}`);
    expect((await busy.client.get(pathOf(busy, 'export'))).body).toMatchObject({
      results: [
        { questions: expect.arrayContaining([expect.objectContaining({ isCorrect: true })]) },
      ],
    });
  });

  it('has the picture, and the consent that was given at the sign-up', async () => {
    const form = signUpForm({ noticeVersion: 'account-1' });
    await portal.client.post('/api/auth/signup', form);
    const { email } = form as { email: string };
    const student = (await portal.ports.students.findByEmail(email))!;
    await portal.ports.students.save({ ...student, emailVerifiedAt: new Date() });
    await portal.ports.avatars.save({
      id: randomUUID(),
      studentId: student.id,
      image: Buffer.alloc(600, 7),
    });
    const signedIn = await portal.client.post('/api/auth/login', { email, password: PASSWORD });
    const { token } = signedIn.body as { token: string };
    const path = `/api/user/${encodeURIComponent(email)}/export`;
    expect((await portal.client.as(token).get(path)).body).toMatchObject({
      picture: [{ type: 'image/webp', base64: Buffer.alloc(600, 7).toString('base64') }],
      consents: [
        { purpose: 'account', notice: 'account-1', ageStatement: 'age-1', action: 'given' },
      ],
      codes: [{ purpose: 'verify-email' }],
    });
  });

  it('is possible a few times an hour, and noted', async () => {
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await busy.client.get(pathOf(busy, 'export'))).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const noted = await rowsOf(
      "SELECT admin_id FROM audit_entries WHERE subject_id = $1 AND action = 'export-student-data'",
      busy.student.id,
    );
    expect(noted).toHaveLength(5);
  });
});

async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name NOT LIKE 'question%'`,
  );
  const found = [];
  for (const { name } of tables) {
    const rows = await rowsOf(
      `SELECT 1 FROM ${name} AS one WHERE one::text ILIKE '%' || $1 || '%' LIMIT 1`,
      text,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('Deleting one’s own account', () => {
  it('leaves nothing by which it could be found, but the mail that tells of it', async () => {
    expect((await remove(busy)).status).toBe(200);
    expect(await tablesWith(busy.student.email)).toEqual(['emails']);
    expect(await tablesWith(busy.student.phone.slice(4))).toEqual([]);
    const mails = await rowsOf('SELECT kind FROM emails WHERE to_address = $1', busy.student.email);
    expect(mails).toEqual([{ kind: 'account-erased' }]);
    const payments = await rowsOf(
      `SELECT payments.state, students.name FROM payments JOIN students ON students.id = student_id
       WHERE student_id = $1`,
      busy.student.id,
    );
    expect(payments).toEqual([{ state: 'paid', name: 'Erased account' }]);
  });

  it('slows down who guesses the password in a session that was left open', async () => {
    const one = await signedInStudent(portal, { passwordHash });
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await remove(one, portal, { ...FORM, password: `no ${turn}` })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

const RACES = Array.from({ length: chooseSize(3, 6) }, (_, race) => race);

it.each(RACES)(
  'An account that is deleted while its test goes on leaves no test behind (%i)',
  async () => {
    const one = await paidStudent(portal, { passwordHash });
    const started = await start(one);
    const answers = await Promise.all([
      one.client.post('/api/test/submit', submission(started, ['a'])),
      remove(one, other),
      one.client.get('/api/test/questions?domain=hr'),
      one.client.put('/api/test/answers', { attemptId: started.attemptId, answers: {} }),
      one.client.post('/api/user', { education: 'Another college' }),
      one.client.post('/create-order', { amount: 500, currency: 'INR' }),
    ]);
    expect(answers[1].status).toBe(200);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await tablesWith(one.student.id)).toEqual(['audit_entries']);
    expect(await tablesWith('Another college')).toEqual([]);
  },
);

it('What the provider tells of an erased account loses its body; the update stays', async () => {
  const one = await signedInStudent(portal, { passwordHash });
  const proof = portal.razorpay.pay((await orderOf(one)).id);
  await remove(one);
  const about = { orderId: proof.razorpay_order_id, paymentId: proof.razorpay_payment_id };
  await tell(portal, anEvent('payment.captured', about, { contact: one.student.email }));
  await purgeExpired(portal.dataSource);
  const [event] = await rowsOf(
    'SELECT body, state, fact IS NOT NULL AS fact FROM provider_events WHERE order_id = $1',
    proof.razorpay_order_id,
  );
  expect(event).toEqual({ body: {}, state: 'done', fact: true });
});

const SCRIPT = join(import.meta.dirname, '../../../tools/scripts/open-sealed-copies.mjs');

const keys = generateKeyPairSync('x25519');
const ERASURE_SEAL_KEY = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const sealing = await portal.addReplica({ ERASURE_SEAL_KEY });
const folder = await mkdtemp(join(tmpdir(), 'seal-'));
afterAll(() => rm(folder, { recursive: true }));

const copiesOf = async ({ student }: SignedIn): Promise<string[]> => {
  const rows = await portal.dataSource.query<{ sealed: Buffer }[]>(
    'SELECT sealed FROM sealed_copies WHERE student_id = $1',
    [student.id],
  );
  return rows.map(({ sealed }) => sealed.toString('base64'));
};

async function opened(copies: readonly string[], key: typeof keys) {
  const file = join(folder, 'private.pem');
  await writeFile(file, key.privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const child = spawn(process.execPath, [SCRIPT, file], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'close') as Promise<[code: number]>;
  child.stdin.end(copies.join('\n'));
  const shown = await text(child.stdout);
  const [code] = await ended;
  return { code, shown };
}

describe('Where erasure must wait, an account that is erased', () => {
  it('tells before and after, and leaves what only the holder of the key can read', async () => {
    const one = await signedInStudent(sealing, { passwordHash });
    expect((await one.client.get(pathOf(one, 'erasure'))).body).toMatchObject({ sealedDays: 366 });
    expect((await one.client.post(pathOf(one, 'delete'), FORM)).status).toBe(200);
    expect(await portal.ports.students.findById(one.student.id)).toBeNull();
    const copies = await copiesOf(one);
    expect(copies).toHaveLength(1);
    expect(Buffer.from(copies[0]!, 'base64').includes(one.student.email)).toBe(false);
    const own = await opened(copies, keys);
    expect(own.code).toBe(0);
    expect(JSON.parse(own.shown)).toMatchObject({ profile: [{ email: one.student.email }] });
    expect(await opened(copies, generateKeyPairSync('x25519'))).toEqual({ code: 1, shown: '' });
    const mails = await portal.dataSource.query<object[]>(
      "SELECT data FROM emails WHERE to_address = $1 AND kind = 'account-erased'",
      [one.student.email],
    );
    expect(mails).toMatchObject([{ data: { sealedDays: 366 } }]);
  });
});
