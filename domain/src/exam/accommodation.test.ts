import { StudentNotFound } from '../accounts/errors.js';
import { InvalidInput } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { A_DAY } from '../testing/moments.js';
import { endOfDay } from './accommodation.js';
import { endAccommodation, grantAccommodation } from './grant-accommodation.js';
import { startAttempt } from './start-attempt.js';
import { viewAccommodation } from './view-accommodation.js';
import { testWith } from '../testing/test-with.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const student = aPaidStudent();
const grant = {
  studentId: student.id,
  minutesPerHour: 20,
  until: null,
  reason: 'As at university',
};

const aContext = async () =>
  (await aTestContext({ students: [student] })).withQuestions('data science', 60);

const start = (context: TestContext) =>
  startAttempt(context, { studentId: student.id, domain: 'data science' });

const lengthOf = async (context: TestContext) => {
  const { attempt } = await start(context);
  return (attempt.deadline.getTime() - attempt.startedAt.getTime()) / 60_000;
};

const it = testWith(aContext);

describe('A grant of extra time', () => {
  it('gives each test that begins from then on 40 minutes in place of 30', async (context) => {
    await grantAccommodation(context, ACTOR, grant);
    expect((await start(context)).attempt).toMatchObject({ extraSeconds: 600, addedSeconds: 0 });
    await expect(lengthOf(context)).resolves.toBe(40);
    await expect(viewAccommodation(context, student.id)).resolves.toEqual({
      granted: { minutesPerHour: 20, until: null },
      time: { limitSeconds: 1800, extraSeconds: 600 },
    });
  });

  it('leaves an attempt that runs as it is', async (context) => {
    const { attempt } = await start(context);
    await grantAccommodation(context, ACTOR, grant);
    expect((await start(context)).attempt).toEqual(attempt);
  });

  it('is in the audit log, and the student gets a mail', async (context) => {
    await grantAccommodation(context, ACTOR, { ...grant, until: '2030-03-31' });
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        ...{ action: 'grant-accommodation', subject: 'accommodation', reason: grant.reason },
        after: {
          studentId: student.id,
          minutesPerHour: 20,
          until: new Date('2030-03-31T18:29:59.999Z'),
        },
      },
    ]);
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
    const give = (minutesPerHour: number, seenGrant?: string | null) =>
      grantAccommodation(context, ACTOR, { ...grant, minutesPerHour, seenGrant });
    const inForce = async () =>
      (await context.accommodations.listOf(student.id)).filter(({ endedAt }) => endedAt === null);
    await give(60, null);
    await expect(give(2, null)).rejects.toThrow(
      'meera has changed this extra time since you opened it (grant).',
    );
    await give(20, (await inForce())[0]?.id);
    await give(1, (await inForce())[0]?.id);
    expect(await inForce()).toMatchObject([{ minutesPerHour: 1 }]);
    await expect(lengthOf(context)).resolves.toBe(35);
    await expect(give(2, 'another')).rejects.toThrow('meera has changed this extra time');
  });

  test.each([
    [{ reason: ' ' }],
    [{ minutesPerHour: 0 }],
    [{ minutesPerHour: 2.5 }],
    [{ minutesPerHour: 61 }],
    [{ until: '2030-02-30' }],
    [{ until: '2000-01-01' }],
  ])('is refused with %j', async (parts) => {
    const context = await aContext();
    const [field = ''] = Object.keys(parts);
    await expect(grantAccommodation(context, ACTOR, { ...grant, ...parts })).rejects.toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    });
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

describe('A grant that is ended', () => {
  it('gives no time from then on, once, and leaves a running attempt its own', async (context) => {
    await grantAccommodation(context, ACTOR, grant);
    const { attempt } = await start(context);
    const [given] = await context.accommodations.listOf(student.id);
    const ending = { accommodationId: given!.id, reason: 'It was for one year' };
    await endAccommodation(context, ACTOR, ending);
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({ action: 'end-accommodation' });
    expect((await start(context)).attempt).toEqual(attempt);
    await expect(viewAccommodation(context, student.id)).resolves.toMatchObject({
      granted: null,
      time: { extraSeconds: 0 },
    });
    await expect(endAccommodation(context, ACTOR, ending)).rejects.toMatchObject({
      code: 'accommodation_ended',
    });
    expect(context.mails('accommodation-decided')).toMatchObject([
      { data: { outcome: 'granted' } },
      { data: { outcome: 'ended', reason: 'It was for one year' } },
    ]);
  });

  it('needs a reason, and must be there', async (context) => {
    const nothing = { accommodationId: 'none', reason: 'It was for one year' };
    await expect(endAccommodation(context, ACTOR, nothing)).rejects.toThrow(
      'There is no such accommodation.',
    );
    await expect(endAccommodation(context, ACTOR, { ...nothing, reason: '' })).rejects.toThrow(
      InvalidInput,
    );
  });
});
