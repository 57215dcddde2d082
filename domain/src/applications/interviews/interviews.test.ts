import { describe, expect, it } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { anApplication } from '../../testing/an-application.js';
import { answerAsApplicant } from '../applicant-page.js';
import { moveApplication } from '../move-application.js';
import type { Stage } from '../stages.js';
import {
  cancelInterview,
  moveInterview,
  proposeInterview,
  withdrawSlot,
} from './arrange-interview.js';
import { cancelOwnInterview, chooseSlot } from './choose-slot.js';

const MEERA = { adminId: 'admin-1', username: 'meera' };
const RAVI = { adminId: 'admin-2', username: 'ravi' };
const PLACE = 'https://meet.example.com/one';
/** By the clock in India; the tests begin on 2 June 2025 at 14:30. */
const AT_16 = '2025-06-02T16:00';
const AT_17 = '2025-06-02T17:00';

async function aContext(status: Stage = 'interview') {
  const context = await aTestContext();
  const applications = [anApplication({ status }), anApplication({ status })] as const;
  await context.unitOfWork.run(async (tx) => {
    for (const one of applications) await tx.applications.add(one);
  });
  const tables = () => context.unitOfWork.tables;
  const slots = () => [...tables().interviewSlots.values()];
  const interviews = () => [...tables().interviews.values()];
  const tokenOf = (nth: 0 | 1) => context.applicantTokens.tokenOf(applications[nth].id);
  const applicationId = applications[0].id;
  return {
    ...{ context, applications, applicationId, slots, interviews },
    propose: (starts: readonly string[], nth: 0 | 1 = 0, actor = MEERA, minutes = 30) =>
      proposeInterview(context, actor, {
        ...{ applicationId: applications[nth].id, starts, minutes, place: ` ${PLACE} ` },
      }),
    choose: (slotId: string, nth: 0 | 1 = 0) =>
      chooseSlot(context, { token: tokenOf(nth), slotId }),
    cancelOwn: (interviewId: string) =>
      cancelOwnInterview(context, { token: tokenOf(0), interviewId }),
    move: (interviewId: string, start: string) =>
      moveInterview(context, RAVI, {
        applicationId,
        interviewId,
        start,
        minutes: 45,
        place: 'Room 2',
      }),
    cancel: (interviewId: string, reason = 'She is ill') =>
      cancelInterview(context, RAVI, { applicationId, interviewId, reason }),
    withdraw: (slotId: string) =>
      withdrawSlot(context, MEERA, { applicationId, slotId, reason: 'A day off' }),
    told: () => [...context.mails('interview-changed').map(({ data }) => data as { what: string })],
  };
}

/** One application of two with a time that it has chosen. */
async function booked() {
  const context = await aContext();
  await context.propose([AT_16, AT_17]);
  const [first, second] = context.slots().map(({ id }) => id) as [string, string];
  await context.choose(first);
  return { ...context, first, second, interview: context.interviews()[0]! };
}

describe('Proposing times for an interview', () => {
  it('keeps them as times of who proposes them, and mails all of them once', async () => {
    const { context, applications, slots, propose } = await aContext();
    await propose([AT_17, AT_16]);
    expect(slots()).toMatchObject([
      { reviewerId: 'admin-1', reviewerName: 'meera', place: PLACE, withdrawnAt: null },
      {
        startsAt: new Date('2025-06-02T10:30:00.000Z'),
        endsAt: new Date('2025-06-02T11:00:00.000Z'),
      },
    ]);
    expect(context.mails()).toEqual([
      {
        ...{ kind: 'interview-proposed', to: applications[0].email },
        data: {
          ...{ name: applications[0].name, page: `token-of-${applications[0].id}`, minutes: 30 },
          starts: ['2025-06-02T10:30:00.000Z', '2025-06-02T11:30:00.000Z'],
          place: PLACE,
        },
      },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      { action: 'propose-interview', subject: 'application', adminName: 'meera' },
    ]);
  });

  it('refuses a time that overlaps with another of the same reviewer, to the minute', async () => {
    const { slots, propose } = await aContext();
    await propose([AT_16]);
    await expect(propose(['2025-06-02T16:29'])).rejects.toThrow(
      'meera has another interview time from 2025-06-02 16:00 on. Please choose another time.',
    );
    await expect(propose(['2025-06-02T15:31'])).rejects.toThrow('another interview time');
    await expect(propose([AT_17, '2025-06-02T17:10'])).rejects.toThrow('another interview time');
    expect(slots()).toHaveLength(1);
    await propose(['2025-06-02T15:30', '2025-06-02T16:30']);
    await propose([AT_16], 0, RAVI);
    expect(slots()).toHaveLength(4);
  });

  it('shares the same time among applicants as long as it is free', async () => {
    const { slots, choose, propose } = await aContext();
    await propose([AT_16]);
    await propose([AT_16], 1);
    expect(slots()).toHaveLength(1);
    await choose(slots()[0]!.id);
    await expect(propose([AT_16], 1)).rejects.toThrow('another interview time');
  });

  it.each([
    ['no time', [], 30, 'Please choose 1 to 5 times.'],
    ['six times', Array.from({ length: 6 }, (_, nth) => `2025-06-03T1${nth}:00`), 30, '1 to 5'],
    ['a time that is over', ['2025-06-02T14:30'], 30, 'Please choose a time from now on'],
    ['a time far ahead', ['2025-10-01T10:00'], 30, 'at most 120 days ahead'],
    ['what is no time', ['soon'], 30, 'Please choose a time from now on'],
    ['an odd length', [AT_16], 31, 'Please choose how long it takes.'],
  ])('Proposing times for an interview refuses %s', async (_, starts, minutes, message) => {
    const { context, slots, propose } = await aContext();
    await expect(propose(starts, 0, MEERA, minutes)).rejects.toThrow(message);
    expect(slots()).toEqual([]);
    expect(context.mails()).toEqual([]);
  });

  it.each(['', ' ', 'x'.repeat(301)])('refuses the place "%s"', async (place) => {
    const { context, applicationId } = await aContext();
    const times = { applicationId, starts: [AT_16], minutes: 30, place };
    await expect(proposeInterview(context, MEERA, times)).rejects.toMatchObject({
      details: { fields: { place: expect.stringMatching(/Please say where/) } },
    });
  });

  it('belongs to the stage of interviews', async () => {
    const { propose } = await aContext('shortlisted');
    await expect(propose([AT_16])).rejects.toMatchObject({ code: 'not_at_interview' });
  });
});

describe('A time that an applicant chooses', () => {
  it('becomes the interview, of which both are told, once', async () => {
    const { context, applications, first, interview, choose, interviews } = await booked();
    await choose(first);
    expect(interviews()).toEqual([interview]);
    expect(interview).toMatchObject({
      slotId: first,
      uid: interview.id,
      sequence: 0,
      bookedBy: '',
    });
    const facts = {
      ...{ what: 'booked', uid: interview.uid, sequence: 0, place: PLACE },
      ...{ startsAt: '2025-06-02T10:30:00.000Z', endsAt: '2025-06-02T11:00:00.000Z' },
    };
    const { email, id: applicationId } = applications[0];
    expect(context.mails().slice(1)).toMatchObject([
      { kind: 'interview-changed', to: email, data: { ...facts, isOwn: true } },
      {
        ...{ kind: 'interview-notice', to: context.companyInbox, replyTo: email },
        data: { ...facts, applicationId, reviewer: 'meera', by: '' },
      },
    ]);
  });

  it('is changed for another with a raised sequence, and is free for others then', async () => {
    const { propose, choose, first, second, interview, interviews, told } = await booked();
    await expect(propose([AT_16], 1)).rejects.toThrow();
    await choose(second);
    const [ended, now] = interviews();
    expect(ended).toMatchObject({ id: interview.id, ending: 'moved', endedBy: '' });
    expect(now).toMatchObject({ slotId: second, uid: interview.uid, sequence: 1, ending: null });
    expect(told()).toMatchObject([{ what: 'booked' }, { what: 'moved', sequence: 1 }]);
    await propose([AT_16], 1);
    await choose(first, 1);
    expect(interviews()).toHaveLength(3);
  });

  it('is had by one of two who choose it at once', async () => {
    const { propose, choose, slots, interviews } = await aContext();
    await propose([AT_16]);
    await propose([AT_16], 1);
    const slotId = slots()[0]!.id;
    const [one, other] = await Promise.allSettled([choose(slotId), choose(slotId, 1)]);
    expect([one.status, other.status]).toEqual(['fulfilled', 'rejected']);
    expect(other).toMatchObject({ reason: { code: 'slot_gone' } });
    expect(interviews()).toHaveLength(1);
  });

  it('must be proposed to the applicant, hold, and not have begun', async () => {
    const { context, propose, choose, withdraw, slots, interviews } = await aContext();
    await propose([AT_16, AT_17]);
    const [first, second] = slots().map(({ id }) => id) as [string, string];
    for (const tried of [choose(first, 1), choose('none')]) {
      await expect(tried).rejects.toMatchObject({ code: 'slot_gone' });
    }
    await withdraw(second);
    await expect(choose(second)).rejects.toThrow('This time is no longer free.');
    context.clock.now = slots()[0]!.startsAt;
    await expect(choose(first)).rejects.toMatchObject({ code: 'slot_gone' });
    expect(interviews()).toEqual([]);
    const none = chooseSlot(context, { token: 'forged', slotId: first });
    await expect(none).rejects.toThrow('There is no such application.');
  });

  it('is not what an interview is that has begun: another one is an interview of its own', async () => {
    const { context, choose, second, interview, interviews } = await booked();
    context.clock.now = secondsAfter(context.clock.now, 90 * 60);
    await choose(second);
    const [held, next] = interviews();
    expect(held).toEqual(interview);
    expect(next).toMatchObject({ sequence: 0, ending: null });
    expect(next?.uid).not.toBe(interview.uid);
  });
});

describe('An interview', () => {
  it('is cancelled by the applicant once, and its time can be chosen again', async () => {
    const { cancelOwn, choose, first, interview, interviews, told } = await booked();
    await cancelOwn(interview.id);
    await cancelOwn(interview.id);
    expect(interviews()).toMatchObject([{ ending: 'cancelled', endedBy: '' }]);
    expect(told()).toMatchObject([
      { what: 'booked' },
      { what: 'cancelled', uid: interview.uid, sequence: 1, isOwn: true },
    ]);
    await choose(first);
    expect(interviews()[1]).toMatchObject({ sequence: 0, slotId: first });
    await expect(cancelOwn('other')).rejects.toMatchObject({ code: 'interview_gone' });
  });

  it('is moved by an admin to a time of its reviewer, and the old time is nobody’s then', async () => {
    const { context, move, choose, first, interview, interviews, slots, told } = await booked();
    await move(interview.id, '2025-06-03T10:00');
    expect(slots().at(-1)).toMatchObject({
      ...{ reviewerName: 'meera', place: 'Room 2' },
      ...{ startsAt: new Date('2025-06-03T04:30:00Z'), endsAt: new Date('2025-06-03T05:15:00Z') },
    });
    expect(interviews()).toMatchObject([
      { ending: 'moved', endedBy: 'ravi' },
      { uid: interview.uid, sequence: 1, bookedBy: 'ravi', ending: null },
    ]);
    expect(told().at(-1)).toMatchObject({ what: 'moved', isOwn: false, place: 'Room 2' });
    await expect(choose(first)).rejects.toMatchObject({ code: 'slot_gone' });
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({
      ...{ action: 'move-interview', adminName: 'ravi' },
      ...{ before: { place: PLACE }, after: { place: 'Room 2' } },
    });
    await expect(move(interview.id, AT_16)).rejects.toMatchObject({ code: 'interview_gone' });
    await expect(move(interviews()[1]!.id, AT_17)).rejects.toThrow('another interview time');
  });

  it('is cancelled by an admin with a reason that goes into no mail', async () => {
    const { context, cancel, choose, first, interview, told } = await booked();
    await expect(cancel(interview.id, '')).rejects.toThrow('Please say why');
    await cancel(interview.id);
    expect(told().at(-1)).toMatchObject({ what: 'cancelled', sequence: 1, isOwn: false });
    expect(JSON.stringify(context.mails())).not.toContain('She is ill');
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({ reason: 'She is ill' });
    await expect(cancel(interview.id)).rejects.toMatchObject({ code: 'interview_gone' });
    await expect(choose(first)).rejects.toMatchObject({ code: 'slot_gone' });
  });

  it('is cancelled as the application leaves the stage, by whoever moves it', async () => {
    for (const by of ['admin', 'applicant']) {
      const { context, applicationId, interviews, told } = await booked();
      const token = context.applicantTokens.tokenOf(applicationId);
      const moving = { applicationId, version: 0, to: 'closed', reason: '', mail: null };
      if (by === 'admin') await moveApplication(context, RAVI, moving);
      else await answerAsApplicant(context, { token, answer: 'withdraw' });
      expect(interviews()).toMatchObject([
        { ending: 'cancelled', endedBy: by === 'admin' ? 'ravi' : '' },
      ]);
      expect(told().at(-1)).toMatchObject({ what: 'cancelled', sequence: 1 });
    }
  });

  it('An interview that was held stays as it was when the application goes on', async () => {
    const { context, applicationId, interview, interviews, told } = await booked();
    context.clock.now = secondsAfter(context.clock.now, 90 * 60);
    const moving = { applicationId, version: 0, to: 'closed', reason: '', mail: null };
    await moveApplication(context, RAVI, moving);
    expect(interviews()).toEqual([interview]);
    expect(told()).toHaveLength(1);
  });

  it('keeps its time from being taken back', async () => {
    const { withdraw, first, second, slots } = await booked();
    await expect(withdraw(first)).rejects.toMatchObject({ code: 'slot_taken' });
    await withdraw(second);
    await withdraw(second);
    expect(slots().map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([false, true]);
    await expect(withdraw('none')).rejects.toThrow('There is no such time.');
  });
});
