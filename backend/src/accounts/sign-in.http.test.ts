import { JwtService } from '@nestjs/jwt';
import { TOKEN_ALGORITHM, TOKEN_ISSUER, type TokenClaims } from './session-tokens.jwt.js';
import { hashCheaply } from '../testing/hash-cheaply.js';
import { signedInStudent } from '../testing/students.js';
import { type Replica, portalOfFile } from '../testing/test-portal.js';

const PASSWORD = 'Correct-horse-7';

// Then a test can call from any address.
const EARLIER = 'the-jwt-secret-before-this-one-of-32';
const portal = await portalOfFile({
  ...{ PROCESS_ROLE: 'api', TRUST_PROXY: 'loopback', JWT_SECRET_PREVIOUS: EARLIER },
});
const other = await portal.addReplica();
const passwordHash = await hashCheaply(PASSWORD);

const aStudent = () => signedInStudent(portal, { passwordHash });

const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

const signIn = (email: string, password: string, address = HERE, { client }: Replica = portal) =>
  client.raw('POST', '/api/auth/login', {
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ email, password }),
  });

const tenWrong = async (email: string, address = HERE) => {
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await signIn(email, 'Wrong-horse-7', address)).status).toBe(401);
  }
};

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

describe('After ten wrong passwords for an account', () => {
  it('even the right one has to wait, on every replica, and is told how long', async () => {
    const { student } = await aStudent();
    await tenWrong(student.email);
    for (const replica of [portal, other]) {
      const { status, headers, body } = await signIn(student.email, PASSWORD, HERE, replica);
      expect([status, body]).toMatchObject([429, { code: 'too_many_requests' }]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(300);
    }
  });

  it('the owner still gets in from elsewhere', async () => {
    const { student } = await aStudent();
    await tenWrong(student.email);
    expect((await signIn(student.email, PASSWORD, ELSEWHERE)).status).toBe(200);
  });

  it('writing the email in another way does not help', async () => {
    const { student } = await aStudent();
    await tenWrong(student.email);
    expect((await signIn(` ${student.email.toUpperCase()}`, PASSWORD)).status).toBe(429);
  });

  it('fifty wrong ones at once are ten, and forty that have to wait', async () => {
    const { student } = await aStudent();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        signIn(student.email, `Wrong-horse-${String(at)}`, HERE, at % 2 ? other : portal),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  });
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
