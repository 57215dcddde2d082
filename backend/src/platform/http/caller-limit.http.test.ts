import { SIGNED_IN } from './handler.js';
import { adminTokenOf, signedInStudent } from '../../testing/students.js';
import type { TestClient } from '../../testing/test-client.js';
import { portalOfFile } from '../../testing/test-portal.js';

const FACTOR = 10 / SIGNED_IN.points;

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: FACTOR });

async function firstRefusalOf(client: TestClient, path: string) {
  for (let call = 1; ; call += 1) {
    const answer = await client.get(path);
    if (answer.status !== 200 || call > 20) return { call, answer };
  }
}

describe('Who is signed in', () => {
  it('can call so often in a minute, then waits, while others call on', async () => {
    const [eager, other] = [await signedInStudent(portal), await signedInStudent(portal)];
    const path = '/api/receipts';
    const { call, answer } = await firstRefusalOf(eager.client, path);
    expect([call, answer.status, answer.body]).toMatchObject([
      11,
      429,
      { code: 'too_many_requests' },
    ]);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(SIGNED_IN.seconds);
    expect((await other.client.get(path)).status).toBe(200);
  });

  it('is held to it as an admin too', async () => {
    const admin = portal.client.as(await adminTokenOf(portal, 'owner'));
    const { call, answer } = await firstRefusalOf(admin, '/api/admin/me');
    expect([call, answer.status]).toEqual([11, 429]);
  });
});
