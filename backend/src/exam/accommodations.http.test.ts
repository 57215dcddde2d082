import { describe, expect, it } from '@jest/globals';
import { HALF_HOUR, start } from '../testing/attempts.js';
import { adminToken, adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const OWN = '/api/me/accommodation';
const TERMS = { minutesPerHour: 20, until: null, reason: 'As at university' };

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));

const grantTo = ({ student }: SignedIn, terms: object = TERMS) =>
  support.post(`/api/admin/students/${student.id}/accommodation`, terms);

const listed = async ({ student }: SignedIn) => {
  const { body } = await support.get(`/api/admin/students/${student.id}`);
  return (body as { accommodations: { id: string }[] }).accommodations;
};

describe('More time for one student', () => {
  it('holds in the test that is started then, and is ended once', async () => {
    const one = await paidStudent(portal);
    expect(await grantTo(one)).toMatchObject({ status: 200 });
    const granted = { minutesPerHour: 20, until: null };
    const time = { limitSeconds: HALF_HOUR, extraSeconds: 600 };
    expect((await one.client.get(OWN)).body).toMatchObject({ granted, time });
    expect(await start(one)).toMatchObject({
      remainingSeconds: HALF_HOUR + 600,
      time: { ...time, addedSeconds: 0 },
    });
    const [given] = await listed(one);
    const end = () =>
      support.post(`/api/admin/accommodations/${given!.id}/end`, { reason: 'One year only' });
    expect(await end()).toMatchObject({ status: 200 });
    expect(await end()).toMatchObject({ status: 409 });
    expect((await one.client.get(OWN)).body).toMatchObject({ granted: null });
  });

  it('is shown to nobody else, and is gone with the account', async () => {
    const [one, other] = [await paidStudent(portal), await paidStudent(portal)];
    await grantTo(one);
    expect((await other.client.get(OWN)).body).toMatchObject({ granted: null });
    const path = `/api/user/${encodeURIComponent(one.student.email)}/export`;
    const exported = (await one.client.get(path)).body as { accommodations: object[] };
    expect(exported.accommodations).toMatchObject([{ minutesPerHour: 20, reason: TERMS.reason }]);
    const owner = portal.client.as(await adminToken(portal));
    const erase = `/api/admin/students/${one.student.id}/erase`;
    expect(await owner.post(erase, { reason: 'Asked by mail' })).toMatchObject({ status: 200 });
    expect(await portal.ports.accommodations.listOf(one.student.id)).toEqual([]);
  });

  it.each([
    ['a day that is over', { ...TERMS, until: '2001-01-01' }],
    ['minutes that are none', { ...TERMS, minutesPerHour: 'ten' }],
    ['more than twice the time', { ...TERMS, minutesPerHour: 61 }],
  ])('is refused with %s', async (_, terms) => {
    expect(await grantTo(await paidStudent(portal), terms)).toMatchObject({ status: 400 });
  });
});
