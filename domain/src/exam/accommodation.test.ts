import { describe, expect, test } from '@jest/globals';
import { StudentNotFound } from '../accounts/errors.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { A_DAY } from '../testing/moments.js';
import { endOfDay } from './accommodation.js';
import {
  declineAccommodation,
  endAccommodation,
  grantAccommodation,
} from './decide-accommodation.js';
import { requestAccommodation, withdrawAccommodationRequest } from './request-accommodation.js';
import { startAttempt } from './start-attempt.js';
import { viewAccommodation } from './view-accommodation.js';
import { testWith } from '../testing/test-with.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const WORDS = 'I have extra time in my university’s exams.';
const student = aPaidStudent();
const grant = {
  studentId: student.id,
  minutesPerHour: 20,
  until: null,
  reason: 'As at university',
};

const aContext = async () =>
  (await aTestContext({ students: [student] })).withQuestions('data science', 60);

const requestIn = async (context: TestContext) =>
  (await context.accommodations.listOf(student.id)).find(({ state }) => state === 'requested')!;

const start = (context: TestContext) =>
  startAttempt(context, { studentId: student.id, domain: 'data science' });

const lengthOf = async (context: TestContext) => {
  const { attempt } = await start(context);
  return (attempt.deadline.getTime() - attempt.startedAt.getTime()) / 60_000;
};

const it = testWith(aContext);

describe('a request for more time', () => {
  it('waits for a decision, and gives no time meanwhile', async (context) => {
    await requestAccommodation(context, student.id, `  ${WORDS} `);
    const own = await viewAccommodation(context, student.id);
    expect(own).toMatchObject({ granted: null, request: { state: 'requested', words: WORDS } });
    await expect(lengthOf(context)).resolves.toBe(30);
  });

  test.each(['', 'too short', 'x'.repeat(301)])('is refused with the words "%s"', async (words) => {
    await expect(requestAccommodation(await aContext(), student.id, words)).rejects.toThrow(
      InvalidInput,
    );
  });

  it('is made once at a time, also by two at once', async (context) => {
    const both = await Promise.allSettled([
      requestAccommodation(context, student.id, WORDS),
      requestAccommodation(context, student.id, WORDS),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(requestAccommodation(context, student.id, WORDS)).rejects.toMatchObject({
      code: 'accommodation_requested',
    });
  });

  it('is taken back with its words, and can be made again', async (context) => {
    await requestAccommodation(context, student.id, WORDS);
    await withdrawAccommodationRequest(context, student.id);
    const own = await viewAccommodation(context, student.id);
    expect(own.request).toBeNull();
    expect(JSON.stringify([...context.unitOfWork.tables.accommodations])).not.toContain(WORDS);
    await expect(withdrawAccommodationRequest(context, student.id)).rejects.toMatchObject({
      code: 'no_accommodation_request',
    });
    await requestAccommodation(context, student.id, WORDS);
  });

  it('is for students there are', async (context) => {
    await expect(requestAccommodation(context, 'nobody', WORDS)).rejects.toThrow(StudentNotFound);
    await expect(withdrawAccommodationRequest(context, 'nobody')).rejects.toThrow(StudentNotFound);
  });
});

describe('a grant', () => {
  it('gives each test that begins from then on 40 minutes in place of 30', async (context) => {
    await grantAccommodation(context, ACTOR, grant);
    const { attempt } = await start(context);
    expect(attempt).toMatchObject({ extraSeconds: 600, addedSeconds: 0 });
    await expect(lengthOf(context)).resolves.toBe(40);
    const own = await viewAccommodation(context, student.id);
    expect(own).toMatchObject({
      granted: { minutesPerHour: 20, until: null },
      time: { limitSeconds: 1800, extraSeconds: 600 },
    });
  });

  it('leaves an attempt that runs as it is', async (context) => {
    const { attempt } = await start(context);
    await grantAccommodation(context, ACTOR, grant);
    expect((await start(context)).attempt).toEqual(attempt);
  });

  it('answers the request that waits, is audited without its words, and told by mail', async (context) => {
    await requestAccommodation(context, student.id, WORDS);
    await grantAccommodation(context, ACTOR, { ...grant, until: '2030-03-31' });
    const all = await context.accommodations.listOf(student.id);
    expect(all).toMatchObject([{ state: 'granted', words: WORDS, reason: grant.reason }]);
    const [entry] = context.unitOfWork.audit();
    expect(entry).toMatchObject({ action: 'grant-accommodation', subject: 'accommodation' });
    expect(JSON.stringify(entry)).not.toContain(WORDS);
    expect(context.mails('accommodation-decided')).toMatchObject([
      {
        to: student.email,
        data: {
          ...{ outcome: 'granted', minutesPerHour: 20, limitMinutes: 30, extraMinutes: 10 },
          ...{ until: '2030-03-31T18:29:59.999Z', reason: grant.reason },
        },
      },
    ]);
  });

  it('takes the place of the one before', async (context) => {
    await grantAccommodation(context, ACTOR, { ...grant, minutesPerHour: 60 });
    await grantAccommodation(context, ACTOR, grant);
    const all = await context.accommodations.listOf(student.id);
    expect(all.map(({ state }) => state).sort()).toEqual(['ended', 'granted']);
    await expect(lengthOf(context)).resolves.toBe(40);
  });

  test.each([
    ['no reason', { reason: ' ' }],
    ['no minutes', { minutesPerHour: 0 }],
    ['part of a minute', { minutesPerHour: 2.5 }],
    ['too many minutes', { minutesPerHour: 61 }],
    ['a day that is no day', { until: '2030-02-30' }],
    ['what is no day', { until: 'soon' }],
    ['a day that is over', { until: '2000-01-01' }],
  ])('is refused with %s', async (_, parts) => {
    const context = await aContext();
    await expect(grantAccommodation(context, ACTOR, { ...grant, ...parts })).rejects.toThrow(
      InvalidInput,
    );
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  test('is for students there are', async () => {
    const nobody = { ...grant, studentId: 'nobody' };
    await expect(grantAccommodation(await aContext(), ACTOR, nobody)).rejects.toThrow(
      StudentNotFound,
    );
  });

  test('holds to the end of its last day in India', () => {
    expect(endOfDay('2030-03-31', A_DAY)?.toISOString()).toBe('2030-03-31T18:29:59.999Z');
    expect(endOfDay('', A_DAY)).toBeNull();
    expect(endOfDay(null, A_DAY)).toBeNull();
    const last = new Date('2030-03-31T18:29:59.999Z');
    expect(endOfDay('2030-03-31', last)).toEqual(last);
    expect(() => endOfDay('2030-03-31', secondsAfter(last, 0.001))).toThrow(InvalidInput);
  });
});

describe('a request that is declined, and a grant that is ended', () => {
  it('are told with the reason, and are settled once', async (context) => {
    await requestAccommodation(context, student.id, WORDS);
    const decision = { accommodationId: (await requestIn(context)).id, reason: 'Please tell more' };
    await declineAccommodation(context, ACTOR, decision);
    expect(await viewAccommodation(context, student.id)).toMatchObject({
      granted: null,
      request: { state: 'declined', reason: 'Please tell more' },
    });
    const again = declineAccommodation(context, ACTOR, decision);
    await expect(again).rejects.toMatchObject({ code: 'accommodation_settled' });
    expect(context.mails('accommodation-decided')).toHaveLength(1);
  });

  it('give no time from then on, and leave a running attempt its own', async (context) => {
    await grantAccommodation(context, ACTOR, grant);
    const { attempt } = await start(context);
    const [given] = await context.accommodations.listOf(student.id);
    const decision = { accommodationId: given!.id, reason: 'It was for one year' };
    await endAccommodation(context, ACTOR, decision);
    expect((await start(context)).attempt).toEqual(attempt);
    expect((await viewAccommodation(context, student.id)).time.extraSeconds).toBe(0);
    await expect(endAccommodation(context, ACTOR, decision)).rejects.toMatchObject({
      code: 'accommodation_settled',
    });
    expect(context.unitOfWork.audit().map(({ action }) => action)).toEqual([
      'grant-accommodation',
      'end-accommodation',
    ]);
  });

  it('need a reason, and must be there', async (context) => {
    const nothing = { accommodationId: 'none', reason: 'It was for one year' };
    await expect(endAccommodation(context, ACTOR, nothing)).rejects.toThrow(NothingToChange);
    await expect(declineAccommodation(context, ACTOR, { ...nothing, reason: '' })).rejects.toThrow(
      InvalidInput,
    );
  });
});
