import { addAdmin } from '../testing/students.js';
import { NOW } from '../platform/database/now.sql.js';
import { SoftwareAuthenticator } from '../testing/software-authenticator.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';

const SITE = { origin: 'https://portal.example.com', rpId: 'portal.example.com' };
const PASSWORD = 'a password of my own';
const LOGIN = '/api/admin/login';
const ACCOUNT = '/api/admin/account';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', PUBLIC_URL: SITE.origin });

type Shown = Readonly<Record<string, unknown>>;
type Request = { readonly challenge: string; readonly credentials: readonly { id: string }[] };

const shown = async (answer: Promise<{ status: number; body: unknown }>, status = 200) => {
  const { status: got, body } = await answer;
  expect({ got, body }).toMatchObject({ got: status });
  return body as Shown;
};

async function anAdminAccount() {
  const { id, username } = await addAdmin(portal, 'support', PASSWORD);
  const signIn = (more: object = {}) =>
    portal.client.post(LOGIN, { username, password: PASSWORD, ...more });
  const { token } = await shown(signIn());
  return { id, username, signIn, client: portal.client.as(token as string) };
}

const beginAt = async (client: TestClient): Promise<string> => {
  return ((await shown(client.post(`${ACCOUNT}/passkeys/begin`, {}))).options as Request).challenge;
};

const addTo = (client: TestClient, name: string, passkey: object) =>
  client.post(`${ACCOUNT}/passkeys/add`, { name, passkey });

async function withPasskey() {
  const admin = await anAdminAccount();
  const device = new SoftwareAuthenticator(SITE);
  await shown(addTo(admin.client, 'Laptop', device.make(await beginAt(admin.client))));
  const challenge = async () => {
    return ((await shown(admin.signIn(), 401)).passkey as Request).challenge;
  };
  return { ...admin, device, challenge };
}

const passkeysOf = async (client: TestClient) =>
  (await shown(client.get(ACCOUNT))).passkeys as readonly Shown[];

const auditOf = async (id: string) => {
  const rows = await portal.dataSource.query<{ action: string }[]>(
    'SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY at, id',
    [id],
  );
  return rows.map(({ action }) => action);
};

const noticesOf = async (username: string) => {
  const rows = await portal.dataSource.query<{ action: string }[]>(
    `SELECT data ->> 'action' AS action FROM emails
     WHERE kind = 'admin-security-notice' AND data ->> 'username' = $1 ORDER BY id`,
    [username],
  );
  return rows.map(({ action }) => action);
};

describe('A passkey of an admin', () => {
  it('is made for this site, with its user verified, and is listed without its key', async () => {
    const { client, id, username } = await anAdminAccount();
    const { options } = await shown(client.post(`${ACCOUNT}/passkeys/begin`, {}));
    expect(options).toMatchObject({
      rp: { id: SITE.rpId },
      user: { name: username },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [],
    });
    const device = new SoftwareAuthenticator(SITE);
    await shown(addTo(client, 'Laptop', device.make((options as Request).challenge)));
    expect(await passkeysOf(client)).toEqual([
      { id: device.id, name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect(await auditOf(id)).toContain('add-passkey');
    expect(await noticesOf(username)).toEqual(['add-passkey']);
  });

  it('is not added by a session that has proved nothing for five minutes', async () => {
    const { id, client } = await anAdminAccount();
    await portal.dataSource.query(
      `UPDATE sessions SET proved_at = ${NOW} - interval '5 minutes' WHERE owner_id = $1`,
      [id],
    );
    const steps = ['passkeys/begin', 'passkeys/add', 'passkeys/remove'];
    const waysRound = ['password', 'totp', 'totp/confirm', 'sessions/end-others'];
    for (const step of [...steps, ...waysRound]) {
      const refused = await shown(client.post(`${ACCOUNT}/${step}`, {}), 403);
      expect(refused).toMatchObject({ code: 'proof_needed' });
    }
  });
});

describe('The sign-in of an admin with a passkey', () => {
  it('is refused with the password alone, and done with the passkey', async () => {
    const { signIn, device, client } = await withPasskey();
    const needed = await shown(signIn(), 401);
    expect(needed).toMatchObject({
      code: 'passkey_needed',
      passkey: { credentials: [{ id: device.id, transports: ['internal'] }] },
    });
    await shown(signIn({ code: '123456' }), 401);
    const passkey = device.sign((needed.passkey as Request).challenge);
    const { token } = await shown(signIn({ passkey }));
    await shown(portal.client.as(token as string).get('/api/admin/me'));
    expect(await passkeysOf(client)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it('takes an answer once, also of ten at once', async () => {
    const { signIn, device, challenge } = await withPasskey();
    const passkey = device.sign(await challenge());
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn({ passkey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn({ passkey })).status).not.toBe(200);
  });

  it('is done by the passkey alone on a new device, when the passwords of the day are used up', async () => {
    const { username, signIn, device } = await withPasskey();
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
