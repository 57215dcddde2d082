import { addAdmin, adminToken } from '../testing/students.js';
import { NOW } from '../platform/database/now.sql.js';
import { callFrom } from '../testing/call-from.js';
import { portalOfFile } from '../testing/test-portal.js';

const PASSWORD = 'Correct-horse-7';

const portal = await portalOfFile({
  ...{ PROCESS_ROLE: 'api', TRUST_PROXY: 'loopback', RATE_LIMIT_FACTOR: 100 },
});

const owner = portal.client.as(await adminToken(portal));

async function anAdmin() {
  const { id, username } = await addAdmin(portal, 'support', PASSWORD);
  const signIn = (password: string, address: string, typed = username) =>
    callFrom(portal, '/api/admin/login', { username: typed, password }, { address });
  const signedIn = async () => {
    const { body } = await signIn(PASSWORD, '203.0.113.9');
    return portal.client.as((body as { token: string }).token);
  };
  return { id, username, signIn, signedIn };
}

const refusalsOf = (adminId: string) =>
  portal.dataSource.query<{ after: Readonly<Record<string, string>> }[]>(
    `SELECT after FROM audit_entries
     WHERE admin_id = $1 AND subject = 'admin' AND subject_id = $1::text AND action = 'sign-in-refused'
     ORDER BY at, id`,
    [adminId],
  );

const causesOf = async (adminId: string) =>
  (await refusalsOf(adminId)).map(({ after }) => after).filter(({ cause }) => cause);

/** As if these wrong passwords had come from devices that never signed in. */
async function hasUsedUp(guesses: number, admin: Awaited<ReturnType<typeof anAdmin>>) {
  await portal.dataSource.query("DELETE FROM rate_limits WHERE key LIKE 'account %'");
  await admin.signIn('Wrong-horse-7', '198.51.100.1');
  const sql = "UPDATE rate_limits SET points = $1 WHERE key LIKE 'account %'";
  await portal.dataSource.query(sql, [guesses]);
}

describe('An admin’s account that takes no more guesses', () => {
  it('is in the audit log once an hour, however many refusals there are, from wherever', async () => {
    const admin = await anAdmin();
    await hasUsedUp(100, admin);
    const flood = Array.from({ length: 12 }, (_, at) => `198.51.100.${String(at + 2)}`);
    const answers = await Promise.all(flood.map((address) => admin.signIn(PASSWORD, address)));
    expect(answers.every(({ status }) => status === 429)).toBe(true);
    const noted = { at: 'sign-in', cause: 'guesses_used_up', network: expect.any(String) };
    expect(await causesOf(admin.id)).toEqual([noted]);
    await portal.dataSource.query('ALTER TABLE audit_entries DISABLE TRIGGER USER');
    const past = `UPDATE audit_entries SET at = ${NOW} - interval '61 minutes' WHERE admin_id = $1`;
    await portal.dataSource.query(past, [admin.id]);
    await portal.dataSource.query('ALTER TABLE audit_entries ENABLE TRIGGER USER');
    await admin.signIn(PASSWORD, '198.51.100.2');
    expect(await causesOf(admin.id)).toEqual([noted, noted]);
  });

  it('is let in by an owner’s reset of the password at once', async () => {
    const admin = await anAdmin();
    await hasUsedUp(100, admin);
    await portal.dataSource.query(
      `INSERT INTO rate_limits (key, points, expire)
       SELECT '20/3600:' || substr(key, 9) || ' codes', 20, expire FROM rate_limits
       WHERE key LIKE 'account %'`,
    );
    expect(await admin.signIn(PASSWORD, '198.51.100.2')).toMatchObject({ status: 429 });
    const path = `/api/admin/admins/${admin.id}/reset-password`;
    const { body } = await owner.post(path, { reason: 'Guessed at' });
    const { password } = body as { password: string };
    expect(await admin.signIn(password, '198.51.100.2')).toMatchObject({ status: 200 });
  });

  it('is told apart from one that is asked for work or to wait, and from a wrong password', async () => {
    const admin = await anAdmin();
    await hasUsedUp(24, admin);
    const asked = await admin.signIn(PASSWORD, '198.51.100.2');
    expect(asked.body).toMatchObject({ proof: { bits: 19 } });
    await hasUsedUp(100, admin);
    await admin.signIn(PASSWORD, '198.51.100.2');
    expect((await refusalsOf(admin.id)).map(({ after }) => after)).toEqual([
      { network: '198.51.100.1' },
      { network: '198.51.100.2', at: 'sign-in', cause: 'too_many_requests' },
      { network: '198.51.100.2', at: 'sign-in', cause: 'guesses_used_up' },
    ]);
  });

  it('is found among the sign-ins, and is no last change of the admin', async () => {
    const admin = await anAdmin();
    await hasUsedUp(100, admin);
    await admin.signIn(PASSWORD, '198.51.100.2', admin.username.toUpperCase());
    const filter = encodeURIComponent(JSON.stringify({ kind: 'sign-in', subjectId: admin.id }));
    expect((await owner.get(`/api/admin/audit?filter=${filter}`)).body).toHaveLength(2);
    expect(await portal.ports.unitOfWork.run(({ audit }) => audit.latest(admin.id))).toBeNull();
  });
});

it.each([
  ['prove', { password: 'Wrong-horse-7' }],
  ['password', { currentPassword: 'Wrong-horse-7', password: 'Better-horse-8' }],
  ['totp/remove', { currentPassword: 'Wrong-horse-7', code: '123456' }],
])(
  'A wrong password or code at /account/%s is in the audit log once an hour',
  async (path, body) => {
    const admin = await anAdmin();
    const client = await admin.signedIn();
    const guess = () => client.post(`/api/admin/account/${path}`, body);
    const answer = await guess();
    expect(answer.status).toBe(400);
    await guess();
    const { code } = answer.body as { code: string };
    const noted = { network: '127.0.0.1', at: 'proof' };
    expect(await causesOf(admin.id)).toEqual([{ ...noted, cause: code }]);
    for (let turn = 0; turn < 10; turn += 1) await guess();
    expect(await causesOf(admin.id)).toEqual([
      { ...noted, cause: code },
      { ...noted, cause: 'too_many_requests' },
    ]);
  },
);
