import { describe, expect, it } from '@jest/globals';
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

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const WORDS = 'I have extra time in my university’s exams.';
const student = aPaidStudent();
const grant = {
  studentId: student.id,
  minutesPerHour: 20,
  until: null,
  reason: 'As at university',
};

const aWorld = async () =>
  (await aTestContext({ students: [student] })).withQuestions('data science', 60);

const requestIn = async (world: TestContext) =>
  (await world.accommodations.listOf(student.id)).find(({ state }) => state === 'requested')!;

const start = (world: TestContext) =>
  startAttempt(world, { studentId: student.id, domain: 'data science' });

const lengthOf = async (world: TestContext) => {
  const { attempt } = await start(world);
  return (attempt.deadline.getTime() - attempt.startedAt.getTime()) / 60_000;
};

describe('a request for more time', () => {
  it('waits for a decision, and gives no time meanwhile', async () => {
    const world = await aWorld();
    await requestAccommodation(world, student.id, `  ${WORDS} `);
    const own = await viewAccommodation(world, student.id);
    expect(own).toMatchObject({ granted: null, request: { state: 'requested', words: WORDS } });
    await expect(lengthOf(world)).resolves.toBe(30);
  });

  it.each(['', 'too short', 'x'.repeat(301)])('is refused with the words "%s"', async (words) => {
    await expect(requestAccommodation(await aWorld(), student.id, words)).rejects.toThrow(
      InvalidInput,
    );
  });

  it('is made once at a time, also by two at once', async () => {
    const world = await aWorld();
    const both = await Promise.allSettled([
      requestAccommodation(world, student.id, WORDS),
      requestAccommodation(world, student.id, WORDS),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(requestAccommodation(world, student.id, WORDS)).rejects.toMatchObject({
      code: 'accommodation_requested',
    });
  });

  it('is taken back with its words, and can be made again', async () => {
    const world = await aWorld();
    await requestAccommodation(world, student.id, WORDS);
    await withdrawAccommodationRequest(world, student.id);
    const own = await viewAccommodation(world, student.id);
    expect(own.request).toBeNull();
    expect(JSON.stringify([...world.unitOfWork.tables.accommodations])).not.toContain(WORDS);
    await expect(withdrawAccommodationRequest(world, student.id)).rejects.toMatchObject({
      code: 'no_accommodation_request',
    });
    await requestAccommodation(world, student.id, WORDS);
  });

  it('is for students there are', async () => {
    const world = await aWorld();
    await expect(requestAccommodation(world, 'nobody', WORDS)).rejects.toThrow(StudentNotFound);
    await expect(withdrawAccommodationRequest(world, 'nobody')).rejects.toThrow(StudentNotFound);
  });
});

describe('a grant', () => {
  it('gives each test that begins from then on 40 minutes in place of 30', async () => {
    const world = await aWorld();
    await grantAccommodation(world, ACTOR, grant);
    const { attempt } = await start(world);
    expect(attempt).toMatchObject({ extraSeconds: 600, addedSeconds: 0 });
    await expect(lengthOf(world)).resolves.toBe(40);
    const own = await viewAccommodation(world, student.id);
    expect(own).toMatchObject({
      granted: { minutesPerHour: 20, until: null },
      time: { limitSeconds: 1800, extraSeconds: 600 },
    });
  });

  it('leaves an attempt that runs as it is', async () => {
    const world = await aWorld();
    const { attempt } = await start(world);
    await grantAccommodation(world, ACTOR, grant);
    expect((await start(world)).attempt).toEqual(attempt);
  });

  it('answers the request that waits, is audited without its words, and told by mail', async () => {
    const world = await aWorld();
    await requestAccommodation(world, student.id, WORDS);
    await grantAccommodation(world, ACTOR, { ...grant, until: '2030-03-31' });
    const all = await world.accommodations.listOf(student.id);
    expect(all).toMatchObject([{ state: 'granted', words: WORDS, reason: grant.reason }]);
    const [entry] = world.unitOfWork.audit();
    expect(entry).toMatchObject({ action: 'grant-accommodation', subject: 'accommodation' });
    expect(JSON.stringify(entry)).not.toContain(WORDS);
    expect(world.mails('accommodation-decided')).toMatchObject([
      {
        to: student.email,
        data: {
          ...{ outcome: 'granted', minutesPerHour: 20, limitMinutes: 30, extraMinutes: 10 },
          ...{ until: '2030-03-31T18:29:59.999Z', reason: grant.reason },
        },
      },
    ]);
  });

  it('takes the place of the one before', async () => {
    const world = await aWorld();
    await grantAccommodation(world, ACTOR, { ...grant, minutesPerHour: 60 });
    await grantAccommodation(world, ACTOR, grant);
    const all = await world.accommodations.listOf(student.id);
    expect(all.map(({ state }) => state).sort()).toEqual(['ended', 'granted']);
    await expect(lengthOf(world)).resolves.toBe(40);
  });

  it.each([
    ['no reason', { reason: ' ' }],
    ['no minutes', { minutesPerHour: 0 }],
    ['part of a minute', { minutesPerHour: 2.5 }],
    ['too many minutes', { minutesPerHour: 61 }],
    ['a day that is no day', { until: '2030-02-30' }],
    ['what is no day', { until: 'soon' }],
    ['a day that is over', { until: '2000-01-01' }],
  ])('is refused with %s', async (_, parts) => {
    const world = await aWorld();
    await expect(grantAccommodation(world, ACTOR, { ...grant, ...parts })).rejects.toThrow(
      InvalidInput,
    );
    expect(world.unitOfWork.audit()).toEqual([]);
  });

  it('is for students there are', async () => {
    const nobody = { ...grant, studentId: 'nobody' };
    await expect(grantAccommodation(await aWorld(), ACTOR, nobody)).rejects.toThrow(
      StudentNotFound,
    );
  });

  it('holds to the end of its last day in India', () => {
    expect(endOfDay('2030-03-31', A_DAY)?.toISOString()).toBe('2030-03-31T18:29:59.999Z');
    expect(endOfDay('', A_DAY)).toBeNull();
    expect(endOfDay(null, A_DAY)).toBeNull();
    const last = new Date('2030-03-31T18:29:59.999Z');
    expect(endOfDay('2030-03-31', last)).toEqual(last);
    expect(() => endOfDay('2030-03-31', secondsAfter(last, 0.001))).toThrow(InvalidInput);
  });
});

describe('a request that is declined, and a grant that is ended', () => {
  it('are told with the reason, and are settled once', async () => {
    const world = await aWorld();
    await requestAccommodation(world, student.id, WORDS);
    const decision = { accommodationId: (await requestIn(world)).id, reason: 'Please tell more' };
    await declineAccommodation(world, ACTOR, decision);
    expect(await viewAccommodation(world, student.id)).toMatchObject({
      granted: null,
      request: { state: 'declined', reason: 'Please tell more' },
    });
    const again = declineAccommodation(world, ACTOR, decision);
    await expect(again).rejects.toMatchObject({ code: 'accommodation_settled' });
    expect(world.mails('accommodation-decided')).toHaveLength(1);
  });

  it('give no time from then on, and leave a running attempt its own', async () => {
    const world = await aWorld();
    await grantAccommodation(world, ACTOR, grant);
    const { attempt } = await start(world);
    const [given] = await world.accommodations.listOf(student.id);
    const decision = { accommodationId: given!.id, reason: 'It was for one year' };
    await endAccommodation(world, ACTOR, decision);
    expect((await start(world)).attempt).toEqual(attempt);
    expect((await viewAccommodation(world, student.id)).time.extraSeconds).toBe(0);
    await expect(endAccommodation(world, ACTOR, decision)).rejects.toMatchObject({
      code: 'accommodation_settled',
    });
    expect(world.unitOfWork.audit().map(({ action }) => action)).toEqual([
      'grant-accommodation',
      'end-accommodation',
    ]);
  });

  it('need a reason, and must be there', async () => {
    const world = await aWorld();
    const nothing = { accommodationId: 'none', reason: 'It was for one year' };
    await expect(endAccommodation(world, ACTOR, nothing)).rejects.toThrow(NothingToChange);
    await expect(declineAccommodation(world, ACTOR, { ...nothing, reason: '' })).rejects.toThrow(
      InvalidInput,
    );
  });
});
