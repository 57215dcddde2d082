import { describe, expect, it } from '@jest/globals';
import { asIndianTime, indianTime } from '@portal/domain/kernel/indian-day.js';
import { secondsAfter } from '@portal/domain/kernel/time.js';
import { anApplication } from '@portal/domain/testing/an-application.js';
import { adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

let hours = 0;

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });
const support = portal.client.as(await adminTokenOf(portal, 'support'));
const owner = portal.client.as(await adminTokenOf(portal, 'owner'));

/** A time that no other test uses, as it is typed. */
const aTime = (): string => asIndianTime(secondsAfter(new Date(), ++hours * 3600 + 86_400));

type Page = {
  readonly application: {
    readonly interview: { readonly id: string; readonly calendar: string } | null;
    readonly slots: readonly { readonly id: string; readonly startsAt: string }[];
  };
};

async function anApplicant() {
  const application = anApplication({ status: 'interview' });
  const { unitOfWork, applicantTokens } = portal.ports;
  await unitOfWork.run((tx) => tx.applications.add(application));
  const token = applicantTokens.tokenOf(application.id);
  const path = `/api/admin/applications/${application.id}`;
  const page = async () =>
    ((await portal.client.post('/api/applications/page', { token })).body as Page).application;
  return {
    ...{ ...application, page },
    shown: async () => (await support.get(path)).body as Record<string, unknown>,
    post: (action: string, body: object, by = support) =>
      by.post(`${path}/interview/${action}`, body),
    propose: (starts: readonly string[], by = support) =>
      by.post(`${path}/interview/propose`, { starts, minutes: 30, place: 'Room 1' }),
    say: (action: string, body: object) =>
      portal.client.post(`/api/applications/interview/${action}`, { token, ...body }),
    mails: () =>
      portal.dataSource.query<{ kind: string; data: Record<string, unknown> }[]>(
        `SELECT kind, data FROM emails
         WHERE (to_address = $1 OR reply_to = $1) AND kind LIKE 'interview-%' ORDER BY created_at, kind`,
        [application.email],
      ),
  };
}

const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).sort();

describe('An interview', () => {
  it('is had by one of many applicants and tabs that choose the same time at once', async () => {
    const applicants = await Promise.all([anApplicant(), anApplicant(), anApplicant()]);
    const start = aTime();
    for (const one of applicants) expect((await one.propose([start])).status).toBe(200);
    const [slot] = (await applicants[0].page()).slots;
    const chosen = await Promise.all(
      [...applicants, ...applicants].map(({ say }) => say('choose', { slotId: slot!.id })),
    );
    // Both tabs of the one who is first are told the same.
    expect(statusesOf(chosen)).toEqual([200, 200, 409, 409, 409, 409]);
    const pages = await Promise.all(applicants.map(({ page }) => page()));
    expect(pages.filter(({ interview }) => interview !== null)).toHaveLength(1);
    expect(pages.flatMap(({ slots }) => slots)).toEqual([]);
    const mails = (await Promise.all(applicants.map((one) => one.mails()))).flat();
    expect(mails.filter(({ kind }) => kind === 'interview-changed')).toHaveLength(1);
    expect(mails.filter(({ kind }) => kind === 'interview-notice')).toHaveLength(1);
  });

  it('is moved by several tabs at once to one time after another, never to two', async () => {
    const { page, propose, say, mails } = await anApplicant();
    await propose([aTime(), aTime(), aTime()]);
    const { slots } = await page();
    expect(slots).toHaveLength(3);
    const chosen = await Promise.all(slots.map(({ id: slotId }) => say('choose', { slotId })));
    expect(statusesOf(chosen)).toEqual([200, 200, 200]);
    const changes = (await mails()).filter(({ kind }) => kind === 'interview-changed');
    expect(changes.map(({ data }) => data.sequence).sort()).toEqual([0, 1, 2]);
    expect(new Set(changes.map(({ data }) => data.uid)).size).toBe(1);
    const now = await page();
    expect(now.slots).toHaveLength(2);
    expect(now.interview?.calendar).toMatch(/METHOD:REQUEST[^]*SEQUENCE:2/);
  });

  it('can not be proposed twice at one time of a reviewer, whoever asks at once', async () => {
    const applicants = await Promise.all([anApplicant(), anApplicant()]);
    const first = aTime();
    const quarter = asIndianTime(secondsAfter(indianTime(first)!, 15 * 60));
    const answers = await Promise.all([
      applicants[0].propose([first]),
      applicants[1].propose([quarter]),
    ]);
    expect(statusesOf(answers)).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      fields: { start: expect.stringMatching(/has another interview time/) },
    });
    // It is another reviewer's time.
    const refused = answers[0].status === 400 ? 0 : 1;
    const again = await applicants[refused].propose([refused === 0 ? first : quarter], owner);
    expect(again.status).toBe(200);
    hours += 2;
  });

  it('is moved and cancelled in the console, and is shown there and on the board', async () => {
    const { id, page, propose, say, post, shown, mails } = await anApplicant();
    await propose([aTime(), aTime()]);
    const [slot] = (await page()).slots;
    await say('choose', { slotId: slot!.id });
    const { interview } = await page();
    const move = { interviewId: interview!.id, start: aTime(), minutes: 45, place: 'Room 2' };
    const moved = await Promise.all([post('move', move), post('move', move, owner)]);
    expect(statusesOf(moved)).toEqual([200, 409]);
    const now = (await page()).interview!;
    expect(now).toMatchObject({ place: 'Room 2' });
    expect(await shown()).toMatchObject({
      interviews: [
        { id: now.id, sequence: 1, ending: null, place: 'Room 2' },
        { id: interview!.id, sequence: 0, ending: 'moved', bookedBy: '' },
      ],
      slots: expect.arrayContaining([expect.objectContaining({ isOwn: true, place: 'Room 2' })]),
    });
    const { body } = await support.get('/api/admin/application-board');
    const { stages } = body as {
      stages: { cards: { id: string; interviewAt: string | null }[] }[];
    };
    const card = stages.flatMap(({ cards }) => cards).find((one) => one.id === id);
    expect(card?.interviewAt).toEqual(expect.any(String));
    expect((await post('cancel', { interviewId: now.id })).status).toBe(400);
    const cancel = { interviewId: now.id, reason: 'She is ill' };
    expect((await post('cancel', cancel)).status).toBe(200);
    expect((await say('cancel', { interviewId: now.id })).status).toBe(200);
    const last = (await mails()).filter(({ kind }) => kind === 'interview-changed').at(-1);
    expect(last?.data).toMatchObject({ what: 'cancelled', sequence: 2, isOwn: false });
    const left = (await page()).slots;
    expect(left).toHaveLength(1);
    const back = { slotId: left[0]!.id, reason: 'A day off' };
    expect((await post('withdraw', back)).status).toBe(200);
    expect((await page()).slots).toEqual([]);
  });

  it('opens to no token of another application, and is gone with its own', async () => {
    const [one, other] = [await anApplicant(), await anApplicant()];
    await one.propose([aTime()]);
    const [slot] = (await one.page()).slots;
    expect((await other.say('choose', { slotId: slot!.id })).status).toBe(409);
    expect((await one.say('choose', { slotId: slot!.id, token: '' })).status).toBe(404);
    await one.say('choose', { slotId: slot!.id });
    const { interview } = await one.page();
    expect((await other.say('cancel', { interviewId: interview!.id })).status).toBe(409);
    await portal.ports.unitOfWork.run((tx) => tx.applications.removeFrom(one.email));
    const rows = await portal.dataSource.query<object[]>(
      `SELECT id FROM interviews WHERE application_id = $1
       UNION ALL SELECT slot_id FROM interview_proposals WHERE application_id = $1`,
      [one.id],
    );
    expect(rows).toEqual([]);
  });
});
