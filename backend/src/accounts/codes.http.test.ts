import { ageCodes, lastCodeTo, notCode } from '../testing/mails.js';
import { signUpForm, adminTokenOf, signedInStudent } from '../testing/students.js';
import { STEP_MS } from './even-time.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';
import { randomUUID } from 'node:crypto';
import { hashCheaply } from '../testing/hash-cheaply.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const other = await portal.addReplica();

const signedUp = async () => {
  const { email, password } = signUpForm();
  await portal.client.post('/api/auth/signup', signUpForm({ email, password }));
  return { email, password, code: await lastCodeTo(portal.dataSource, email) };
};

const verify = (email: string, code: unknown, { client }: Replica = portal) =>
  client.post('/api/auth/verify', { email, code });

describe('POST /api/auth/verify', () => {
  it('takes as long for an email that nobody has as for a wrong code', async () => {
    const { email } = await signedUp();
    for (const typed of [email, 'nobody@example.com']) {
      const start = performance.now();
      expect((await verify(typed, 'abcdef')).status).toBe(400);
      expect(performance.now() - start).toBeGreaterThanOrEqual(STEP_MS - 1);
    }
  });

  it('counts twenty wrong tries at once over two replicas as five', async () => {
    const { email, code } = await signedUp();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        verify(email, notCode(code, at), at % 2 ? other : portal),
      ),
    );
    const rows = await portal.dataSource.query<{ stray_tries: number }[]>(
      'SELECT stray_tries FROM mailed_codes AS code JOIN students ON students.id = student_id WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ stray_tries: 5 }]);
    expect((await verify(email, code)).status).toBe(400);
  });
});

const support = portal.client.as(await adminTokenOf(portal, 'support'));

const PASSWORD = 'Correct-horse-7';

const signIn = async (email: string, password: string) =>
  (await portal.client.post('/api/auth/login', { email, password })).status;

describe('An email that support corrects', () => {
  it('is changed once by a code, on whichever replica, and ends every session', async () => {
    const passwordHash = await hashCheaply(PASSWORD);
    const { student, client } = await signedInStudent(portal, { passwordHash });
    const right = `${randomUUID()}@example.com`;
    const path = `/api/admin/students/${student.id}`;
    const sent = await support.post(`${path}/send-correction-code`, { email: right });
    expect(sent.status).toBe(200);
    expect((await client.get('/api/receipts')).status).toBe(200);
    const [mail] = await portal.dataSource.query<[{ code: string }]>(
      "SELECT data->>'code' AS code FROM emails WHERE to_address = $1 AND kind = 'email-correction'",
      [right],
    );
    const claim = { email: right, code: mail.code, reason: 'On the phone.' };
    const token = await adminTokenOf(portal, 'support');
    const all = await Promise.all(
      [portal, other, portal, other].map((at) =>
        at.client.as(token).post(`${path}/correct-email`, claim),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await client.get('/api/receipts')).status).toBe(401);
    expect(await signIn(right, PASSWORD)).toBe(200);
    expect(await signIn(student.email, PASSWORD)).toBe(401);
  });
});

describe('POST /api/auth/signup', () => {
  it('makes a student who is not verified and has not paid, mails a code, and keeps hashes alone', async () => {
    const form = signUpForm();
    const { status, body } = await portal.client.post('/api/auth/signup', form);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Registration successful! Please verify your email.',
    });
    expect(await portal.ports.students.findByEmail(form.email)).toMatchObject({
      name: 'Asha Rao',
      emailVerifiedAt: null,
      paidAt: null,
      totalAttempts: 5,
      attemptsUsed: 0,
    });
    expect(await lastCodeTo(portal.dataSource, form.email)).toMatch(/^\d{6}$/);
    const rows = await portal.dataSource.query<{ password_hash: string; code_hash: string }[]>(
      `SELECT password_hash, code_hash FROM students JOIN mailed_codes ON student_id = students.id
       WHERE email = $1`,
      [form.email],
    );
    expect(rows[0]!.password_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]!.code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['password', 'Smokey24', 'This password is too common. Please choose another one.'],
    ['name', 'A\0sha', 'This holds a character that is not allowed'],
    ['name', ['Asha'], 'Please enter text'],
  ])('POST /api/auth/signup refuses %s %j: %s', async (field, value, message) => {
    const form = signUpForm({ [field]: value });
    const { status, body } = await portal.client.post('/api/auth/signup', form);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code: 'invalid_input',
      fields: { [field]: message },
    });
  });

  it('takes the fields alone, and keeps no statement that nobody made', async () => {
    const form = signUpForm({ ageStatement: '' });
    expect((await portal.client.post('/api/auth/signup', form)).status).toBe(200);
    const { id } = (await portal.ports.students.findByEmail(form.email))!;
    expect(await portal.ports.consents.findAllOf(id)).toMatchObject([{ ageStatement: null }]);
  });
});

const OWN = 'Own-horse-battery-7';
const FOREIGN = 'Foreign-horse-battery-7';

/** One sends the form, then calls from the same browser; the code is the one in the mail. */
const browser = async (email: string, password: string) => {
  const form = signUpForm({ email, password, confirmPassword: password });
  const { status, headers } = await portal.client.post('/api/auth/signup', form);
  expect(status).toBe(200);
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  const post = (call: string, body: object) =>
    portal.client.raw('POST', `/api/auth/${call}`, {
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ email, ...body }),
    });
  return { post, code: await lastCodeTo(portal.dataSource, email) };
};

it('Of two who sign up with one email, the newest code, typed where the owner signed up, gives the stranger nothing', async () => {
  const { email } = signUpForm();
  const owner = await browser(email, OWN);
  await ageCodes(portal.dataSource, email, 61);
  const stranger = await browser(email, FOREIGN);
  expect((await owner.post('verify', { code: stranger.code })).status).toBe(400);
  expect((await owner.post('verify', { code: owner.code })).status).toBe(200);
  expect(await signIn(email, OWN)).toBe(200);
  expect(await signIn(email, FOREIGN)).toBe(401);
  expect((await stranger.post('verify', { code: stranger.code })).status).toBe(400);
});
