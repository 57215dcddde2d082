import { describe, expect, it } from '@jest/globals';
import { adminToken, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', TRUST_PROXY: 'loopback' });

const ADMIN_ONLY = ['/api/internships', '/api/test-results', '/api/payments'];

const signIn = (username: unknown, password: unknown, address = '198.51.100.7') =>
  portal.client.raw('POST', '/api/admin/login', {
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ username, password }),
  });

describe('POST /api/admin/login', () => {
  it('answers with a token that opens the lists', async () => {
    const { status, body } = await signIn('admin', 'first-admin-password');
    expect([status, Object.keys(body as object)]).toEqual([200, ['success', 'token']]);
    const { token } = body as { token: string };
    for (const path of ADMIN_ONLY) {
      expect((await portal.client.as(token).get(path)).status).toBe(200);
    }
  });

  it.each([
    ['admin', 'wrong'],
    ['admin', ''],
    ['nobody', 'first-admin-password'],
    ['', ''],
    ["admin' --", 'x'],
  ])('POST /api/admin/login refuses %s with "%s"', async (username, password) => {
    expect(await signIn(username, password)).toMatchObject({
      status: 401,
      body: { success: false, message: 'Login failed' },
    });
  });

  it.each([
    [['admin'], 'x'],
    [{ $ne: '' }, 'x'],
    ['admin', 7],
    [null, null],
  ])('takes no %j with %j', async (username, password) => {
    expect((await signIn(username, password)).status).toBe(400);
  });

  it('makes a guesser wait, and not the admin who is elsewhere', async () => {
    const guess = (address: string, password = 'wrong') => signIn('admin', password, address);
    for (let turn = 0; turn < 10; turn += 1) await guess('198.51.100.8');
    const refused = await guess('198.51.100.8', 'first-admin-password');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess('203.0.113.9', 'first-admin-password')).status).toBe(200);
  });
});

describe('Tokens', () => {
  it('Tokens of an admin open nothing of a student', async () => {
    const { student } = await signedInStudent(portal);
    const admin = portal.client.as(await adminToken(portal));
    for (const path of [`/api/user/${student.email}`, `/api/attempts/${student.email}`]) {
      expect((await admin.get(path)).status).toBe(403);
    }
    expect((await admin.post('/api/user', { name: 'Mallory' })).status).toBe(403);
  });

  it('Tokens of a student open nothing of an admin', async () => {
    const { client } = await signedInStudent(portal);
    for (const path of ADMIN_ONLY) expect((await client.get(path)).status).toBe(403);
  });

  it('Tokens of an admin end when the session version rises', async () => {
    const admin = portal.client.as(await adminToken(portal));
    await portal.dataSource.query('UPDATE admins SET session_version = session_version + 1');
    expect((await admin.get('/api/payments')).status).toBe(401);
  });
});
