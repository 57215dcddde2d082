import { randomUUID } from 'node:crypto';
import { stepAt } from '@portal/domain/staff/second-factor.js';
import { adminToken, addAdmin } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { totpCode } from './authenticators.crypto.js';
import { SoftwareAuthenticator } from '../testing/software-authenticator.js';

const SITE = { origin: 'https://portal.example.com', rpId: 'portal.example.com' };

const portal = await portalOfFile({ PROCESS_ROLE: 'api', PUBLIC_URL: SITE.origin });
const owner = portal.client.as(await adminToken(portal));

const reason = 'Joined the team';
const PASSWORD = 'a password of my own';

type Shown = Readonly<Record<string, unknown>>;
const shown = async (answer: Promise<{ status: number; body: unknown }>, status = 200) => {
  const { status: got, body } = await answer;
  expect({ got, body }).toMatchObject({ got: status });
  return body as Shown;
};

const LOGIN = '/api/admin/login';
const ACCOUNT = '/api/admin/account';

async function anAdminAccount() {
  const { id, username } = await addAdmin(portal, 'support', PASSWORD);
  const signIn = (more: object = {}) =>
    portal.client.post(LOGIN, { username, password: PASSWORD, ...more });
  const { token } = await shown(signIn());
  return { id, username, signIn, client: portal.client.as(token as string) };
}

it('A new admin changes the password that was made up, and is listed without a hash or a secret', async () => {
  const username = `finance-${randomUUID()}`;
  const form = { username, role: 'finance', reason };
  const { id, password } = await shown(owner.post('/api/admin/admins', form));
  const { token } = await shown(portal.client.post(LOGIN, { username, password }));
  const change = { currentPassword: password, password: PASSWORD };
  await shown(portal.client.as(token as string).post(`${ACCOUNT}/password`, change));
  await shown(portal.client.post(LOGIN, { username, password: PASSWORD }));
  const row = await shown(owner.get(`/api/admin/admins/${String(id)}`));
  expect(Object.keys(row).sort()).toEqual([
    ...['active', 'createdAt', 'hasTotp', 'id', 'mustChangePassword', 'passkeys', 'role'],
    ...['username', 'version'],
  ]);
  expect(row).toMatchObject({ role: 'finance', mustChangePassword: false, active: true });
});

describe('What an owner does', () => {
  it.each([
    ['change-role', { role: 'content', seenRole: 'support' }],
    ['deactivate', {}],
    ['reset-password', { password: '' }],
    ['reset-totp', {}],
  ])(
    'What an owner does to an admin (%s) ends the sessions of that admin at once',
    async (action, body) => {
      const { id, client } = await anAdminAccount();
      await shown(client.get('/api/admin/me'));
      await shown(owner.post(`/api/admin/admins/${id}/${action}`, { ...body, reason }));
      await shown(client.get('/api/admin/me'), 401);
      const rows = await portal.dataSource.query<Shown[]>(
        `SELECT reason, subject, before, after FROM audit_entries WHERE subject_id = $1
       AND admin_name = 'admin' ORDER BY at DESC LIMIT 1`,
        [id],
      );
      expect(rows).toMatchObject([{ reason, subject: 'admin' }]);
      expect(JSON.stringify(rows)).not.toContain('argon2');
    },
  );
});

describe('An authenticator', () => {
  it('is kept sealed, and can’t be guessed at: wrong codes make one wait, here and at the own account', async () => {
    const { id, signIn, client } = await anAdminAccount();
    const secret = (await shown(client.post(`${ACCOUNT}/totp`, {}))).secret as string;
    // The code of now is used up; the next is taken too, also if a step ends in the meantime.
    const codeAt = (steps: number) => totpCode(secret, stepAt(new Date()) + steps);
    await shown(client.post(`${ACCOUNT}/totp/confirm`, { code: codeAt(0) }));
    expect(await shown(owner.get(`/api/admin/admins/${id}`))).toMatchObject({ hasTotp: true });
    const [row] = await portal.dataSource.query<Shown[]>('SELECT * FROM admins WHERE id = $1', [
      id,
    ]);
    expect(row!.totp_secret).toEqual(expect.any(String));
    expect(JSON.stringify(row)).not.toContain(secret);
    for (let turn = 0; turn < 10; turn += 1) await signIn({ code: '000 000' });
    expect((await signIn({ code: codeAt(1) })).status).toBe(429);
    const proof = { currentPassword: PASSWORD, code: 'wrong' };
    expect((await client.post(`${ACCOUNT}/totp/remove`, proof)).status).toBe(429);
  });
});

type Request = { readonly challenge: string; readonly credentials: readonly { id: string }[] };

const { username, signIn, client } = await anAdminAccount();
const { options } = await shown(client.post(`${ACCOUNT}/passkeys/begin`, {}));
const device = new SoftwareAuthenticator(SITE);
const made = device.make((options as Request).challenge);
await shown(client.post(`${ACCOUNT}/passkeys/add`, { name: 'Laptop', passkey: made }));

it('A passkey of an admin is made for this site, with its user verified, and is listed without its key', async () => {
  expect(options).toMatchObject({
    rp: { id: SITE.rpId },
    user: { name: username },
    attestation: 'none',
    authenticatorSelection: { userVerification: 'required' },
    excludeCredentials: [],
  });
  const { passkeys } = await shown(client.get(ACCOUNT));
  expect(passkeys).toEqual([
    { id: device.id, name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null },
  ]);
});

describe('The sign-in of an admin with a passkey', () => {
  it('is refused with the password alone, and done with the passkey', async () => {
    const needed = await shown(signIn(), 401);
    expect(needed).toMatchObject({
      code: 'passkey_needed',
      passkey: { credentials: [{ id: device.id, transports: ['internal'] }] },
    });
    await shown(signIn({ code: '123456' }), 401);
    const passkey = device.sign((needed.passkey as Request).challenge);
    const { token } = await shown(signIn({ passkey }));
    await shown(portal.client.as(token as string).get('/api/admin/me'));
    const { passkeys } = await shown(client.get(ACCOUNT));
    expect(passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it('is done by the passkey alone on a new device, when the passwords of the day are used up', async () => {
    await portal.client.post(LOGIN, { username, password: 'wrong' });
    await portal.dataSource.query("UPDATE rate_limits SET points = 100 WHERE key LIKE 'account %'");
    expect(await shown(signIn(), 429)).toMatchObject({ code: 'guesses_used_up' });
    const begin = async () => {
      const { passkey } = await shown(portal.client.post(`${LOGIN}/challenge`, {}));
      expect(passkey).toMatchObject({ credentials: [] });
      return (passkey as Request).challenge;
    };
    const send = (passkey: object) => portal.client.post(`${LOGIN}/passkey`, { passkey });
    const stranger = new SoftwareAuthenticator(SITE);
    await shown(send(stranger.sign(await begin())), 401);
    await shown(send({ ...stranger.sign(await begin()), id: device.id, rawId: device.id }), 401);
    const answer = device.sign(await begin());
    await shown(portal.client.as((await shown(send(answer))).token as string).get('/api/admin/me'));
    await shown(send(answer), 401);
  });
});
