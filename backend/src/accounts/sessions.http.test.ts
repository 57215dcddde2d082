import { addAdmin } from '../testing/students.js';
import { randomUUID } from 'node:crypto';
import { purgeExpired } from '../app/purge.pg.js';
import { NOW } from '../platform/database/now.sql.js';
import { hashCheaply } from '../testing/hash-cheaply.js';
import { addStudent } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

const PASSWORD = 'Correct-horse-7';
const PROOF = { password: PASSWORD };
const NEXT = 'Better-horse-8';
const CHROME =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });
const other = await portal.addReplica();
const passwordHash = await hashCheaply(PASSWORD);

const rowsOf = (sql: string, ...values: unknown[]) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, values);

type Shown = { readonly id: string; readonly isThis: boolean };

async function signedIn(path: string, form: object, userAgent = CHROME): Promise<TestClient> {
  const answer = await portal.client.raw('POST', path, {
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify(form),
  });
  expect(answer).toMatchObject({ status: 200 });
  return portal.client.as((answer.body as { token: string }).token);
}

const student = async () => {
  const { email, id } = await addStudent(portal, { passwordHash });
  const signIn = (userAgent?: string) =>
    signedIn('/api/auth/login', { email, password: PASSWORD }, userAgent);
  return { id, email, signIn };
};

const shown = async (client: TestClient, area = 'auth') => {
  return ((await client.get(`/api/${area}/sessions`)).body as { sessions: Shown[] }).sessions;
};

const isIn = async (client: TestClient, path = '/api/receipts') =>
  (await client.get(path)).status === 200;

describe('A student’s sessions', () => {
  it('are listed with device, network and times; one is this one', async () => {
    const { signIn } = await student();
    await signIn('Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/140.0');
    const list = await shown(await signIn());
    const moment = expect.stringMatching(/^\d{4}-.*Z$/);
    const one = {
      id: expect.any(String),
      network: '127.0.0.x',
      beganAt: moment,
      lastUsedAt: moment,
    };
    expect(list).toEqual([
      { ...one, device: 'Chrome on Android', isThis: true },
      { ...one, device: 'Firefox on Windows', isThis: false },
    ]);
  });

  it('end one by one, at once and on every replica, by their owner only', async () => {
    const owner = await student();
    const [laptop, phone] = [await owner.signIn(), await owner.signIn()];
    const [, one] = await shown(phone);
    const path = `/api/auth/sessions/${one!.id}/end`;
    const stranger = await (await student()).signIn();
    expect((await stranger.post(path, PROOF)).status).toBe(404);
    expect(await isIn(laptop)).toBe(true);
    expect((await phone.post(path, PROOF)).status).toBe(200);
    expect(await isIn(laptop)).toBe(false);
    expect(await isIn(other.client.as((laptop as unknown as { token: string }).token))).toBe(false);
    expect(await isIn(phone)).toBe(true);
    expect((await phone.post(path, PROOF)).body).toMatchObject({ code: 'no_such_session' });
    expect((await phone.post(`/api/auth/sessions/${randomUUID()}/end`, PROOF)).status).toBe(404);
  });

  it('end all but this one', async () => {
    const { signIn } = await student();
    const [laptop, phone] = [await signIn(), await signIn()];
    const { status, body } = await phone.post('/api/auth/sessions/end-others', PROOF);
    expect(status).toBe(200);
    const next = portal.client.as((body as { token: string }).token);
    expect([await isIn(laptop), await isIn(phone)]).toEqual([false, false]);
    expect((await shown(next)).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('are not ended by who has a session alone', async () => {
    const { signIn } = await student();
    const [laptop, phone] = [await signIn(), await signIn()];
    const [, one] = await shown(phone);
    for (const step of [`${one!.id}/end`, 'end-others']) {
      const answer = await phone.post(`/api/auth/sessions/${step}`, { password: NEXT });
      expect(answer).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    }
    expect([await isIn(laptop), await isIn(phone)]).toEqual([true, true]);
  });

  it('are noted as used, at most once a minute', async () => {
    const { id, signIn } = await student();
    const phone = await signIn();
    await rowsOf(
      `UPDATE sessions SET last_used_at = ${NOW} - interval '2 minutes' WHERE owner_id = $1`,
      id,
    );
    await isIn(phone);
    const isNoted = async () => {
      const [row] = await rowsOf(
        `SELECT last_used_at > ${NOW} - interval '1 minute' AS noted FROM sessions WHERE owner_id = $1`,
        id,
      );
      return row!.noted;
    };
    while (!(await isNoted())) await isIn(phone);
    expect(await isNoted()).toBe(true);
  });

  it('go when they have run out; an admin’s after another 30 days', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const add = (id: string, holder: string, ago: string) =>
      rowsOf(
        `INSERT INTO sessions SELECT $1::uuid, $2, $1::uuid, 0, 'd', 'n', moment, moment, moment, moment
         FROM (SELECT ${NOW} - $3::interval AS moment) AS past`,
        id,
        holder,
        ago,
      );
    await add(ids[0]!, 'student', '1 minute');
    await add(ids[1]!, 'admin', '29 days');
    await add(ids[2]!, 'admin', '31 days');
    await purgeExpired(portal.dataSource);
    const left = await rowsOf('SELECT id FROM sessions WHERE id = ANY($1)', ids);
    expect(left).toEqual([{ id: ids[1] }]);
  });
});

const change = (client: TestClient, currentPassword: string, password = NEXT) =>
  client.post('/api/auth/change-password', { currentPassword, password });

it('POST /api/auth/change-password is no way to guess the password: ten wrong ones, then work or a wait', async () => {
  const client = await (await student()).signIn();
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    statuses.push((await change(client, `Wrong-horse-${turn}`)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

describe('An admin’s session', () => {
  const admin = async () => {
    const { id, username } = await addAdmin(portal, 'owner', PASSWORD);
    const signIn = () => signedIn('/api/admin/login', { username, password: PASSWORD });
    return { id, username, signIn };
  };
  const age = (column: string, ownerId: string, ago: string) =>
    rowsOf(
      `UPDATE sessions SET ${column} = ${NOW} - $2::interval WHERE owner_id = $1`,
      ownerId,
      ago,
    );
  const ME = '/api/admin/me';

  it('is listed and ended like a student’s', async () => {
    const { signIn } = await admin();
    const [first, second] = [await signIn(), await signIn()];
    const [, one] = await shown(second, 'admin/account');
    expect(one).toMatchObject({ isThis: false, device: 'Chrome on Android' });
    expect((await second.post(`/api/admin/account/sessions/${one!.id}/end`, {})).status).toBe(200);
    expect([await isIn(first, ME), await isIn(second, ME)]).toEqual([false, true]);
    const { body } = await second.post('/api/admin/account/sessions/end-others', {});
    expect(await isIn(second, ME)).toBe(false);
    expect(await isIn(portal.client.as((body as { token: string }).token), ME)).toBe(true);
  });

  it('ends although the console goes on to ask by itself, and goes on if somebody is at it', async () => {
    const [left, used] = [await admin(), await admin()];
    const [unattended, attended] = [await left.signIn(), await used.signIn()];
    const headers = { 'X-Unattended': 'true' };
    const poll = async () => (await unattended.raw('GET', ME, { headers })).status;
    for (const { id } of [left, used]) await age('last_used_at', id, '29 minutes');
    expect([await poll(), await isIn(attended, ME)]).toEqual([200, true]);
    const minutesUnused = async ({ id }: typeof left) => {
      const [row] = await rowsOf(
        `SELECT floor(extract(epoch FROM ${NOW} - last_used_at) / 60)::int AS minutes
         FROM sessions WHERE owner_id = $1`,
        id,
      );
      return row?.minutes;
    };
    await until(async () => (await minutesUnused(used)) === 0);
    expect(await minutesUnused(left)).toBe(29);
    for (const { id } of [left, used]) {
      await rowsOf(
        `UPDATE sessions SET last_used_at = last_used_at - interval '1 minute' WHERE owner_id = $1`,
        id,
      );
    }
    expect([await poll(), await isIn(attended, ME)]).toEqual([401, true]);
  });

  it('asks for the password again before what can’t be undone, and for nothing else', async () => {
    const { id, signIn } = await admin();
    const client = await signIn();
    const path = `/api/admin/admins/${(await admin()).id}/change-role`;
    const body = { role: 'support', seenRole: 'owner', reason: 'Works in support now' };
    await age('proved_at', id, '5 minutes');
    const needed = { status: 403, body: { code: 'proof_needed' } };
    expect(await client.post(path, body)).toMatchObject(needed);
    expect((await client.get('/api/admin/admins')).status).toBe(200);
    const prove = (password: string) => client.post('/api/admin/account/prove', { password });
    expect((await prove('Wrong-horse-9')).body).toMatchObject({ code: 'wrong_password' });
    expect((await client.post(path, body)).status).toBe(403);
    expect((await prove(PASSWORD)).status).toBe(200);
    expect((await client.post(path, body)).status).toBe(200);
  });
});
