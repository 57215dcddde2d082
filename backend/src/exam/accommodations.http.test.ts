import { describe, expect, it } from '@jest/globals';
import { HALF_HOUR, start } from '../testing/attempts.js';
import { adminToken, adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const OWN = '/api/me/accommodation';
const WORDS = 'I have extra time in my university’s exams.';
const TERMS = { minutesPerHour: 20, until: null, reason: 'As at university' };

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));

const grantTo = ({ student }: SignedIn, terms: object = TERMS) =>
  support.post(`/api/admin/students/${student.id}/accommodation`, terms);

const listed = async ({ student }: SignedIn) => {
  const filter = encodeURIComponent(JSON.stringify({ studentId: student.id }));
  const { body } = await support.get(`/api/admin/accommodations?filter=${filter}`);
  return body as { id: string; state: string }[];
};

describe('More time for one student', () => {
  it('is asked for, granted, and holds in the test that is started then', async () => {
    const one = await paidStudent(portal);
    expect(await one.client.post(OWN, { words: WORDS })).toMatchObject({ status: 200 });
    expect(await one.client.post(OWN, { words: WORDS })).toMatchObject({ status: 409 });
    const [request] = await listed(one);
    const shown = await support.get(`/api/admin/accommodations/${request!.id}`);
    expect(shown.body).toMatchObject({ state: 'requested', words: WORDS });
    expect(await grantTo(one)).toMatchObject({ status: 200 });
    expect((await one.client.get(OWN)).body).toMatchObject({
      granted: { minutesPerHour: 20, until: null },
      request: { state: 'granted', reason: 'As at university' },
      time: { limitSeconds: HALF_HOUR, extraSeconds: 600 },
    });
    const started = await start(one);
    expect(started).toMatchObject({
      remainingSeconds: HALF_HOUR + 600,
      time: { limitSeconds: HALF_HOUR, extraSeconds: 600, addedSeconds: 0 },
    });
    const owner = portal.client.as(await adminToken(portal));
    const log = await owner.get('/api/admin/audit?sort=["at","DESC"]&range=[0,20]');
    expect(JSON.stringify(log.body)).toContain('grant-accommodation');
    expect(JSON.stringify(log.body)).not.toContain(WORDS);
  });

  it('is declined and ended with a reason, each once', async () => {
    const one = await paidStudent(portal);
    await one.client.post(OWN, { words: WORDS });
    const [request] = await listed(one);
    const decline = `/api/admin/accommodations/${request!.id}/decline`;
    expect(await support.post(decline, { reason: '' })).toMatchObject({ status: 400 });
    expect(await support.post(decline, { reason: 'Please tell more' })).toMatchObject({
      status: 200,
    });
    expect(await support.post(decline, { reason: 'Please tell more' })).toMatchObject({
      status: 409,
    });
    await grantTo(one);
    const [granted] = await listed(one);
    const end = `/api/admin/accommodations/${granted!.id}/end`;
    expect(await support.post(end, { reason: 'One year only' })).toMatchObject({ status: 200 });
    expect((await one.client.get(OWN)).body).toMatchObject({
      granted: null,
      time: { extraSeconds: 0 },
    });
  });

  it('is taken back by the student while it waits', async () => {
    const one = await paidStudent(portal);
    await one.client.post(OWN, { words: WORDS });
    expect(await one.client.post(`${OWN}/withdraw`, {})).toMatchObject({ status: 200 });
    expect(await one.client.post(`${OWN}/withdraw`, {})).toMatchObject({ status: 409 });
    expect((await one.client.get(OWN)).body).toMatchObject({ request: null });
  });

  it('is shown to nobody else, and is gone with the account', async () => {
    const [one, other] = [await paidStudent(portal), await paidStudent(portal)];
    await one.client.post(OWN, { words: WORDS });
    expect((await other.client.get(OWN)).body).toMatchObject({ granted: null, request: null });
    const path = `/api/user/${encodeURIComponent(one.student.email)}/export`;
    const exported = (await one.client.get(path)).body as { accommodations: object[] };
    expect(exported.accommodations).toMatchObject([{ state: 'requested', words: WORDS }]);
    const owner = portal.client.as(await adminToken(portal));
    const erase = `/api/admin/students/${one.student.id}/erase`;
    expect(await owner.post(erase, { reason: 'Asked by mail' })).toMatchObject({ status: 200 });
    expect(await listed(one)).toEqual([]);
  });

  it.each([
    ['a day that is over', { ...TERMS, until: '2001-01-01' }],
    ['minutes that are none', { ...TERMS, minutesPerHour: 'ten' }],
    ['more than twice the time', { ...TERMS, minutesPerHour: 61 }],
  ])('is refused with %s', async (_, terms) => {
    expect(await grantTo(await paidStudent(portal), terms)).toMatchObject({ status: 400 });
  });
});
