import { ageCodes, lastCodeTo, notCode } from '../testing/mails.js';
import { signUpForm, signedInStudent } from '../testing/students.js';
import { STEP_MS } from './even-time.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';
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

  it('counts fifty wrong tries at once over two replicas as five', async () => {
    const { email, code } = await signedUp();
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
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

  it('uses a right code once, however many bring it at once', async () => {
    const { email, code } = await signedUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => verify(email, code, at % 2 ? other : portal)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

const resend = (email: string) => portal.client.post('/api/auth/resend', { email });

it('POST /api/auth/resend sends one mail when asked twenty times at once', async () => {
  const { email } = await signedUp();
  await ageCodes(portal.dataSource, email, 61);
  const answers = await Promise.all(Array.from({ length: 20 }, () => resend(email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
});

const OLD = 'Correct-horse-7';

const NEW = 'Better-horse-8';

const passwordHash = await hashCheaply(OLD);

const post = (call: string, body: unknown, { client }: Replica = portal) =>
  client.post(`/api/auth/${call}`, body);

const asked = async () => {
  const { student, token } = await signedInStudent(portal, { passwordHash });
  const { email } = student;
  expect((await post('request-reset-code', { email })).status).toBe(200);
  return { email, token, code: await lastCodeTo(portal.dataSource, email) };
};

it('Resetting a password ends every earlier session at once, on every replica', async () => {
  const { email, token, code } = await asked();
  const path = `/api/attempts/${email}`;
  expect((await other.client.as(token).get(path)).status).toBe(200);
  await post('update-password', { email, code, password: NEW });
  expect((await other.client.as(token).get(path)).status).toBe(401);
  expect((await portal.client.as(token).get(path)).status).toBe(401);
});
