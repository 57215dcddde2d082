import { ageCodes, lastCodeTo } from '../testing/mails.js';
import { signUpForm } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const signUp = (changes: Record<string, unknown> = {}) =>
  portal.client.post('/api/auth/signup', signUpForm(changes));

const count = async (email: string): Promise<number> => {
  const sql = 'SELECT count(*)::int AS count FROM students WHERE email = $1';
  return (await portal.dataSource.query<{ count: number }[]>(sql, [email]))[0]!.count;
};

describe('POST /api/auth/signup', () => {
  it('makes a student who is not verified and has not paid, and mails a code', async () => {
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
  });

  it('keeps neither the password nor the code, but their hashes', async () => {
    const form = signUpForm();
    await portal.client.post('/api/auth/signup', form);
    const rows = await portal.dataSource.query<{ password_hash: string; code_hash: string }[]>(
      `SELECT password_hash, code_hash FROM students JOIN mailed_codes ON student_id = students.id
       WHERE email = $1`,
      [form.email],
    );
    expect(rows[0]!.password_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]!.code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['name', '  ', 'Full Name is required'],
    ['password', 'Smokey24', 'This password is too common. Please choose another one.'],
    ['name', 'A\0sha', 'This holds a character that is not allowed'],
    ['name', ['Asha'], 'Please enter text'],
  ])('POST /api/auth/signup refuses %s %j: %s', async (field, value, message) => {
    const { status, body } = await signUp({ [field]: value });
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

  it('makes one student of twenty sign-ups at once, over two replicas', async () => {
    const form = signUpForm();
    const replicas = [portal, await portal.addReplica()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        replicas[at % 2]!.client.post('/api/auth/signup', form),
      ),
    );
    const refused = answers.map(({ status }) => status).filter((status) => status !== 200);
    expect(refused).toHaveLength(19);
    // Of many that would each cause a mail to one address, only some say why.
    for (const status of refused) expect([409, 429]).toContain(status);
    expect(await count(form.email)).toBe(1);
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

const signIn = async (email: string, password: string) =>
  (await portal.client.post('/api/auth/login', { email, password })).status;

/** The attack: the same email again, a minute after its owner. */
const attacked = async () => {
  const { email } = signUpForm();
  const owner = await browser(email, OWN);
  await ageCodes(portal.dataSource, email, 61);
  return { email, owner, stranger: await browser(email, FOREIGN) };
};

it('Of two who sign up with one email, the newest code, typed where the owner signed up, gives the stranger nothing', async () => {
  const { email, owner, stranger } = await attacked();
  expect((await owner.post('verify', { code: stranger.code })).status).toBe(400);
  expect((await owner.post('verify', { code: owner.code })).status).toBe(200);
  expect(await signIn(email, OWN)).toBe(200);
  expect(await signIn(email, FOREIGN)).toBe(401);
  expect((await stranger.post('verify', { code: stranger.code })).status).toBe(400);
});
