import { randomUUID } from 'node:crypto';
import { stepAt } from '@portal/domain/staff/second-factor.js';
import { adminToken } from '../testing/students.js';
import { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';
import { totpCode } from './authenticators.crypto.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
let owner = portal.client.as(await adminToken(portal));

const reason = 'Joined the team';
const PASSWORD = 'a password of my own';

type Shown = Readonly<Record<string, unknown>>;
const shown = async (answer: Promise<{ status: number; body: unknown }>, status = 200) => {
  const { status: got, body } = await answer;
  expect({ got, body }).toMatchObject({ got: status });
  return body as Shown;
};

const signIn = (username: string, password: string, code?: string) =>
  portal.client.post('/api/admin/login', { username, password, ...(code ? { code } : {}) });

async function addedAdmin(role: string) {
  const username = `${role}-${randomUUID()}`;
  const form = { username, role, reason };
  const { id, password: first } = await shown(owner.post('/api/admin/admins', form));
  const fresh = portal.client.as((await shown(signIn(username, first as string))).token as string);
  const changed = await shown(
    fresh.post('/api/admin/account/password', { currentPassword: first, password: PASSWORD }),
  );
  const client = portal.client.as(changed.token as string);
  return { id: id as string, username, client, fresh, first: first as string };
}

/** The same with an authenticator, and codes of it. One of now may be used up; the next is taken too, and stays so if a step ends in the meantime. */
async function enrolledAdmin(role: string) {
  const admin = await addedAdmin(role);
  const { secret } = await shown(admin.client.post('/api/admin/account/totp', {}));
  const codeAt = (steps: number) => totpCode(secret as string, stepAt(new Date()) + steps);
  const confirmed = await shown(
    admin.client.post('/api/admin/account/totp/confirm', { code: codeAt(0) }),
  );
  return { ...admin, codeAt, recoveryCodes: confirmed.recoveryCodes as string[] };
}

it('A new admin is listed without a hash or a secret', async () => {
  const row = await shown(owner.get(`/api/admin/admins/${(await enrolledAdmin('finance')).id}`));
  expect(Object.keys(row).sort()).toEqual([
    ...['active', 'createdAt', 'hasTotp', 'id', 'mustChangePassword', 'passkeys', 'role'],
    ...['username', 'version'],
  ]);
  expect(row).toMatchObject({ role: 'finance', hasTotp: true, active: true });
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
      const { id, client } = await addedAdmin('support');
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

  it('leaves an owner when two demote each other at once', async () => {
    const { id: mine } = await shown(owner.get('/api/admin/me'));
    for (let round = 0; round < 5; round += 1) {
      const other = await addedAdmin('owner');
      const demote = (client: TestClient, id: unknown) =>
        client.post(`/api/admin/admins/${id as string}/change-role`, {
          role: 'support',
          seenRole: 'owner',
          reason,
        });
      // Both are past the guard while the rows are held.
      const runner = portal.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query(`SELECT 1 FROM admins WHERE role = 'owner' ORDER BY id FOR UPDATE`);
      const both = [demote(owner, other.id), demote(other.client, mine)];
      await bothWait();
      await runner.commitTransaction();
      await runner.release();
      const statuses = (await Promise.all(both)).map(({ status }) => status);
      expect([...statuses].sort()).toEqual([200, 403]);
      if (statuses[0] !== 200) owner = other.client;
      const rows = await portal.dataSource.query<Shown[]>(
        `SELECT 1 FROM admins WHERE role = 'owner' AND active`,
      );
      expect(rows).toHaveLength(1);
      if (statuses[0] !== 200) return;
    }
  });
});

/** Until two connections wait for a row that another holds. */
async function bothWait(): Promise<void> {
  for (;;) {
    const rows = await portal.dataSource.query<Shown[]>(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows.length >= 2) return;
  }
}

describe('An authenticator', () => {
  it('can’t be guessed at: wrong codes make one wait, here and at the own account', async () => {
    const { username, client, codeAt } = await enrolledAdmin('support');
    const proof = { currentPassword: PASSWORD, code: 'wrong' };
    for (let turn = 0; turn < 10; turn += 1) await signIn(username, PASSWORD, '000 000');
    expect((await signIn(username, PASSWORD, codeAt(1))).status).toBe(429);
    expect((await client.post('/api/admin/account/totp/remove', proof)).status).toBe(429);
  });

  it('is kept sealed', async () => {
    const admin = await addedAdmin('support');
    const { secret } = await shown(admin.client.post('/api/admin/account/totp', {}));
    const [row] = await portal.dataSource.query<Shown[]>('SELECT * FROM admins WHERE id = $1', [
      admin.id,
    ]);
    expect(row!.totp_secret).toEqual(expect.any(String));
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});
