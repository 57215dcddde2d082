import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { startPortal, type Replica, type TestPortal } from '../testing/test-portal.js';

const NEW_SECRET = 'another-jwt-secret-for-tests-of-32';

let portal: TestPortal;
let changing: Replica;
let changed: Replica;

beforeAll(async () => {
  portal = await startPortal({ PROCESS_ROLE: 'api' });
  changing = await portal.addReplica({
    JWT_SECRET: NEW_SECRET,
    JWT_SECRET_PREVIOUS: portal.config.JWT_SECRET,
  });
  changed = await portal.addReplica({ JWT_SECRET: NEW_SECRET });
});

afterAll(() => portal.stop());

const statusOf = async ({ client }: Replica, token: string, path: string) =>
  (await client.as(token).get(path)).status;

describe('While JWT_SECRET is changed', () => {
  it('students and admins stay signed in', async () => {
    const { token } = await signedInStudent(portal);
    expect(await statusOf(changing, token, '/api/receipts')).toBe(200);
    expect(await statusOf(changed, token, '/api/receipts')).toBe(401);
    const admin = await adminTokenOf(portal, 'owner');
    expect(await statusOf(changing, admin, '/api/admin/account')).toBe(200);
    expect(await statusOf(changed, admin, '/api/admin/account')).toBe(401);
  });

  it('the pages under /ops stay open', async () => {
    const admin = portal.client.as(await adminTokenOf(portal, 'owner'));
    const answer = await admin.post('/api/admin/ops-session');
    const headers = { Cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
    const look = ({ client }: Replica) => client.raw('GET', '/ops/docs', { headers });
    expect((await look(changing)).status).toBe(200);
    expect((await look(changed)).status).toBe(401);
  });
});
