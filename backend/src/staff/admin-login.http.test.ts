import { describe, expect, it } from '@jest/globals';
import { adminToken } from '../testing/students.js';
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
    ['nobody', 'first-admin-password'],
  ])('POST /api/admin/login refuses %s with "%s"', async (username, password) => {
    expect(await signIn(username, password)).toMatchObject({
      status: 401,
      body: { success: false, message: 'Login failed' },
    });
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
  it('Tokens of an admin end when the session version rises', async () => {
    const admin = portal.client.as(await adminToken(portal));
    await portal.dataSource.query('UPDATE admins SET session_version = session_version + 1');
    expect((await admin.get('/api/payments')).status).toBe(401);
  });
});
