import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NOW } from './platform/database/now.sql.js';
import { portalOfFile } from './testing/test-portal.js';
import { variablesOf } from './testing/test-config.js';

const COMMAND = join(import.meta.dirname, '../dist/bundle/reset-admin.js');

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

function run(...names: string[]) {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const env = { ...inherited, ...variablesOf(portal.config) };
  return promisify(execFile)(process.execPath, [COMMAND, ...names], { env });
}

describe('The command that lets an admin in again', () => {
  it('tells a password, with which the admin signs in without a code or a passkey', async () => {
    await portal.dataSource.query(
      `UPDATE admins SET active = false, totp_secret = 'lost', totp_confirmed_at = ${NOW},
         passkeys = '[{"id": "lost", "name": "Phone", "publicKey": "x", "counter": 0,
           "transports": [], "createdAt": "2026-01-01T00:00:00.000Z", "lastUsedAt": null}]'`,
    );
    await portal.client.post('/api/admin/login', { username: 'admin', password: 'Wrong-horse-7' });
    await portal.dataSource.query("UPDATE rate_limits SET points = 100 WHERE key LIKE 'account %'");
    const password = /changed: (\S+)/.exec((await run('admin')).stdout)![1];
    const form = { username: 'admin', password };
    const { status, body } = await portal.client.post('/api/admin/login', form);
    expect(status).toBe(200);
    const { token } = body as { token: string };
    const { body: me } = await portal.client.as(token).get('/api/admin/me');
    expect(me).toMatchObject({ role: 'owner', owed: 'password' });
  });

  it.each([
    [['nobody'], 'There is no such admin.'],
    [[], 'Usage'],
  ])('The command that lets an admin in again fails for %j', async (names, words) => {
    await expect(run(...names)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(words),
    });
  });

  it('makes the first owner where there is no admin', async () => {
    await portal.dataSource.query('DELETE FROM admins');
    const { stdout } = await run('asha');
    const form = { username: 'asha', password: /changed: (\S+)/.exec(stdout)![1] };
    expect((await portal.client.post('/api/admin/login', form)).status).toBe(200);
  });
});
