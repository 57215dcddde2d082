import { describe, expect, it } from '@jest/globals';
import { adminTokenOf, signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();

const pathOf = ({ student }: SignedIn) => `/api/user/${encodeURIComponent(student.email)}/nominee`;
const MEERA = { name: 'Meera Rao', contact: 'meera@example.com' };

const nameAt = (one: SignedIn, at: Replica, form: object) =>
  at.client.as(one.token).put(pathOf(one), form);

const named = async (one: SignedIn) =>
  ((await one.client.get(pathOf(one))).body as { nominee: unknown }).nominee;

describe('A nominee', () => {
  it('is nobody until one is named, on any replica, and again once taken back', async () => {
    const one = await signedInStudent(portal);
    expect(await named(one)).toBeNull();
    const turns = Array.from({ length: 6 }, (_, turn) =>
      nameAt(one, turn % 2 ? other : portal, { ...MEERA, name: `Meera ${turn}` }),
    );
    expect((await Promise.all(turns)).map(({ status }) => status)).toEqual(turns.map(() => 200));
    expect((await nameAt(one, other, MEERA)).status).toBe(200);
    expect(await named(one)).toEqual(MEERA);
    const path = `${pathOf(one)}/withdraw`;
    expect((await one.client.post(path, {})).status).toBe(200);
    expect((await one.client.post(path, {})).status).toBe(200);
    expect(await named(one)).toBeNull();
  });

  it('is shown to support with the student', async () => {
    const one = await signedInStudent(portal);
    await nameAt(one, portal, MEERA);
    const support = portal.client.as(await adminTokenOf(portal, 'support'));
    const { body } = await support.get(`/api/admin/students/${one.student.id}`);
    expect(body).toMatchObject({ nominee: [MEERA] });
  });

  it('is refused where it can not be reached, and is nobody else’s to see or to change', async () => {
    const one = await signedInStudent(portal);
    const stranger = await signedInStudent(portal);
    expect(await nameAt(one, portal, { name: 'Meera', contact: 'next door' })).toMatchObject({
      status: 400,
      body: { fields: { contact: expect.any(String) } },
    });
    await nameAt(one, portal, MEERA);
    expect((await stranger.client.get(pathOf(one))).status).toBe(403);
    expect((await stranger.client.put(pathOf(one), MEERA)).status).toBe(403);
    expect((await stranger.client.post(`${pathOf(one)}/withdraw`, {})).status).toBe(403);
    expect(await named(one)).toEqual(MEERA);
  });
});
