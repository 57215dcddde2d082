import fc from 'fast-check';
import { ChangedMeanwhile, InvalidInput } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { A_DAY } from '../testing/moments.js';
import { announce } from './announce.js';
import { newsOf } from './attempt-news.js';
import { timeOf } from './attempt.js';
import { closeOverdueOf } from './close-overdue.js';
import { extendAttempt, extendOpenAttempts } from './extend-attempts.js';
import { checkedAnnouncement, extended, reopened, secondsGiven } from './intervention.js';
import { saveAnswers } from './save-answers.js';
import { startAttempt } from './start-attempt.js';
import { submitAttempt } from './submit-attempt.js';
import { viewResult } from './view-result.js';
import { reopenAttempt, voidAttempt } from './void-and-reopen.js';
import { killedIn } from '../testing/killed-stores.js';
import { testWith } from '../testing/test-with.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'The power failed';
const student = aPaidStudent({ attemptsUsed: 1 });
const open = anAttempt({ studentId: student.id, domain: 'hr' });
const attemptId = open.id;
const KEY = 'key-1';

const aContext = () => aTestContext({ students: [student], attempts: [open] });
const now = async ({ attempts }: TestContext) => (await attempts.find(attemptId))!;
const viewer = { role: 'student', studentId: student.id } as const;
const submit = (context: TestContext, isTimeUp = false) =>
  submitAttempt(context, { studentId: student.id, attemptId, answers: {}, isTimeUp });

const it = testWith(aContext);

describe('an extension', () => {
  it('moves the deadline by what was given, and is kept and audited', async (context) => {
    await extendAttempt(context, ACTOR, { attemptId, minutes: 10, reason });
    expect(await now(context)).toEqual({
      ...open,
      deadline: secondsAfter(open.deadline, 600),
      addedSeconds: 600,
    });
    expect(await context.interventions.listOf(attemptId)).toMatchObject([
      { kind: 'extended', seconds: 600, reason, adminId: 'admin-1', withdrawn: null },
    ]);
    const { deadline } = open;
    const [noted] = context.unitOfWork.audit();
    expect(noted).toMatchObject({
      action: 'extend-attempt',
      subject: 'attempt',
      subjectId: attemptId,
    });
    expect([noted?.before, noted?.after]).toEqual([
      { deadline },
      { deadline: secondsAfter(deadline, 600), minutes: 10 },
    ]);
  });

  it('gives its time once, however often its request comes', async (context) => {
    const sent = { attemptId, minutes: 10, reason, key: KEY };
    await extendAttempt(context, ACTOR, sent);
    await extendAttempt(context, ACTOR, sent);
    expect(await now(context)).toMatchObject({ addedSeconds: 600 });
    expect(context.unitOfWork.audit()).toMatchObject([{ after: { batchId: KEY } }]);
    await extendAttempt(context, ACTOR, { ...sent, key: 'key-2' });
    expect(await now(context)).toMatchObject({ addedSeconds: 1_200 });
  });

  it('is not given on top of what another admin gave since', async (context) => {
    const seen = { attemptId, minutes: 10, reason, seenAdded: 0 };
    await extendAttempt(context, ACTOR, { ...seen, key: KEY });
    await extendAttempt(context, ACTOR, { ...seen, key: KEY });
    await expect(extendAttempt(context, ACTOR, { ...seen, key: 'key-2' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      message: 'meera has changed this attempt since you opened it (added seconds).',
    });
    expect(await now(context)).toMatchObject({ addedSeconds: 600 });
    await extendAttempt(context, ACTOR, { ...seen, key: 'key-3', seenAdded: 600 });
    expect(await now(context)).toMatchObject({ addedSeconds: 1_200 });
  });

  it('holds against the sweep, and against a page that submits at the old end', async (context) => {
    context.clock.pass(1_816);
    await extendAttempt(context, ACTOR, { attemptId, minutes: 1, reason });
    await expect(closeOverdueOf(context, student.id)).resolves.toBe(false);
    await expect(submit(context, true)).rejects.toMatchObject({ code: 'time_was_added' });
    const saved = await saveAnswers(context, { studentId: student.id, attemptId, answers: {} });
    expect(saved).toMatchObject({ remainingSeconds: 60 });
    expect(await now(context)).toMatchObject({ state: 'open', addedSeconds: 76 });
    await expect(submit(context)).resolves.toBe(attemptId);
  });

  it('lets a page submit that is a little early', async (context) => {
    context.clock.pass(1_795);
    await expect(submit(context, true)).resolves.toBe(attemptId);
  });

  test('gives all that it says, however late it comes, and keeps the sum right', () => {
    const late = fc.integer({ min: -1_800_000, max: 10_000_000 });
    fc.assert(
      fc.property(late, fc.integer({ min: 60, max: 7_200 }), (lateMs, seconds) => {
        const moment = new Date(open.deadline.getTime() + lateMs);
        const after = extended({ ...open, extraSeconds: 300 }, seconds, moment);
        const gained = after.deadline.getTime() - Math.max(Number(open.deadline), Number(moment));
        return gained >= seconds * 1_000 && timeOf(after).limitSeconds === 1_500;
      }),
    );
  });

  test.each([0, 0.5, 121, Number.NaN])('is not of %p minutes', async (minutes) => {
    await expect(
      extendAttempt(await aContext(), ACTOR, { attemptId, minutes, reason }),
    ).rejects.toMatchObject({ details: { fields: { minutes: expect.any(String) } } });
    expect([1, 120].map(secondsGiven)).toEqual([60, 7_200]);
  });

  it('is refused without a reason, of what is closed, and of what is not there', async (context) => {
    const sent = { attemptId, minutes: 5, reason };
    await expect(extendAttempt(context, ACTOR, { ...sent, reason: '' })).rejects.toThrow(
      InvalidInput,
    );
    const nothing = extendAttempt(context, ACTOR, { ...sent, attemptId: 'none' });
    await expect(nothing).rejects.toThrow('There is no such test.');
    await submit(context);
    await expect(extendAttempt(context, ACTOR, sent)).rejects.toMatchObject({
      code: 'attempt_closed',
    });
  });
});

describe('an extension of all open attempts', () => {
  const many = async () => {
    const students = Array.from({ length: 20 }, () => aPaidStudent());
    const attempts = students.map(({ id }, at) =>
      anAttempt({ studentId: id, domain: at % 2 ? 'hr' : 'devops' }),
    );
    return { attempts, context: await aTestContext({ students, attempts }) };
  };
  const sent = { domain: null, minutes: 5, reason, key: KEY };
  const addedIn = (context: TestContext) =>
    [...context.unitOfWork.tables.attempts.values()].map(({ addedSeconds }) => addedSeconds);

  test('gives each its time once, however often the same request is sent', async () => {
    const { context } = await many();
    const outcomes = await Promise.all([
      extendOpenAttempts(context, ACTOR, sent),
      extendOpenAttempts(context, ACTOR, sent),
    ]);
    expect(outcomes.map((one) => one.extended).reduce((one, other) => one + other)).toBe(20);
    expect(await extendOpenAttempts(context, ACTOR, sent)).toEqual({ open: 20, extended: 0 });
    expect(new Set(addedIn(context))).toEqual(new Set([300]));
    await extendOpenAttempts(context, ACTOR, { ...sent, key: 'key-2' });
    expect(new Set(addedIn(context))).toEqual(new Set([600]));
  });

  test('gives the others their time where one fails, and that one by a repeat', async () => {
    const { context } = await many();
    const ports = { ids: context.ids, unitOfWork: killedIn(context.unitOfWork, 5) };
    await expect(extendOpenAttempts(ports, ACTOR, sent)).rejects.toThrow('killed');
    expect(addedIn(context).filter((added) => added === 300)).toHaveLength(19);
    expect(await extendOpenAttempts(context, ACTOR, sent)).toEqual({ open: 20, extended: 1 });
  });

  test('gives it to one domain alone', async () => {
    const { context } = await many();
    const outcome = await extendOpenAttempts(context, ACTOR, { ...sent, domain: 'hr' });
    expect(outcome).toEqual({ open: 10, extended: 10 });
    expect(context.unitOfWork.audit()).toHaveLength(10);
  });

  test('is given by one of two admins who had the same on screen, also at once', async () => {
    const { context } = await many();
    const extend = (key: string, seenExtended: Date | null) =>
      extendOpenAttempts(context, ACTOR, { ...sent, key, seenExtended });
    const [first, later] = await Promise.allSettled([extend(KEY, null), extend('key-2', null)]);
    expect(first).toEqual({ status: 'fulfilled', value: { open: 20, extended: 20 } });
    expect(later).toMatchObject({ reason: { code: 'changed_meanwhile' } });
    await expect(extend('key-3', null)).rejects.toMatchObject({
      message: 'meera has changed this attempt since you opened it (added seconds).',
    });
    expect(new Set(addedIn(context))).toEqual(new Set([300]));
    expect(await extend(KEY, null)).toEqual({ open: 20, extended: 0 });
    expect(await extend('key-3', A_DAY)).toEqual({ open: 20, extended: 20 });
  });

  test('changes nothing where one of them was given time since, and leaves out what gets it now', async () => {
    const { context, attempts } = await many();
    const last = { attemptId: attempts.at(-1)!.id, minutes: 10, reason };
    const seen = { ...sent, seenExtended: null };
    const both = await Promise.all([
      extendOpenAttempts(context, ACTOR, seen),
      extendAttempt(context, ACTOR, last),
    ]);
    expect(both[0]).toEqual({ open: 19, extended: 19 });
    const before = addedIn(context);
    const again = extendOpenAttempts(context, ACTOR, { ...seen, domain: 'hr', key: 'key-2' });
    await expect(again).rejects.toThrow(ChangedMeanwhile);
    expect(addedIn(context)).toEqual(before);
  });

  it('leaves out what is closed meanwhile', async (context) => {
    const both = await Promise.all([submit(context), extendOpenAttempts(context, ACTOR, sent)]);
    expect(both[1]).toEqual({ open: 0, extended: 0 });
  });
});

describe('a void attempt', () => {
  test('A voided attempt that was open does not count, and its student can start another', async () => {
    const context = (await aContext()).withQuestions('hr', 30);
    await voidAttempt(context, ACTOR, { attemptId, reason });
    expect(await now(context)).toMatchObject({ state: 'void', closedAt: A_DAY });
    expect((await context.student(student.id)).attemptsUsed).toBe(1);
    await expect(submit(context)).rejects.toMatchObject({ code: 'attempt_void' });
    const { attempt } = await startAttempt(context, { studentId: student.id, domain: 'hr' });
    expect(attempt.id).not.toBe(attemptId);
  });

  it('A voided attempt that was closed is given back, and its result is withdrawn but kept', async (context) => {
    await submit(context);
    expect((await context.student(student.id)).attemptsUsed).toBe(2);
    await voidAttempt(context, ACTOR, { attemptId, reason });
    expect((await context.student(student.id)).attemptsUsed).toBe(1);
    await expect(viewResult(context, attemptId, viewer)).rejects.toMatchObject({
      code: 'result_not_found',
    });
    const [done] = await context.interventions.listOf(attemptId);
    const by = { adminId: ACTOR.adminId, reason };
    expect(done).toMatchObject({ ...by, kind: 'voided', withdrawn: { id: attemptId } });
    expect(context.mails('test-changed')).toMatchObject([
      { to: student.email, data: { change: 'voided', reason, domain: 'hr' } },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        ...{ action: 'void-attempt', subject: 'attempt' },
        before: { state: 'submitted', attemptsUsed: 2 },
        after: { state: 'void', attemptsUsed: 1 },
      },
    ]);
  });

  it('can not be voided again, nor reopened', async (context) => {
    const twice = await Promise.allSettled([
      voidAttempt(context, ACTOR, { attemptId, reason }),
      voidAttempt(context, ACTOR, { attemptId, reason }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(
      reopenAttempt(context, ACTOR, { attemptId, minutes: 5, reason }),
    ).rejects.toMatchObject({ code: 'attempt_not_closed' });
  });
});

describe('a closed attempt that is opened again', () => {
  const again = { attemptId, minutes: 10, reason };
  const expire = async () => {
    const context = await aContext();
    const answers = { [open.questions[0]!.id]: 'b' };
    await saveAnswers(context, { studentId: student.id, attemptId, answers });
    context.clock.pass(2_000);
    await closeOverdueOf(context, student.id);
    return { context, answers };
  };

  test('goes on with its answers, is not used, and has no result any more', async () => {
    const { context, answers } = await expire();
    await reopenAttempt(context, ACTOR, again);
    const deadline = secondsAfter(A_DAY, 2_600);
    expect(await now(context)).toMatchObject({
      ...{ state: 'open', closedAt: null, answers, addedSeconds: 800, deadline },
    });
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        ...{ action: 'reopen-attempt', subject: 'attempt', subjectId: attemptId },
        before: { state: 'expired', deadline: open.deadline },
        after: { state: 'open', deadline },
      },
    ]);
    expect(await context.interventions.listOf(attemptId)).toMatchObject([
      { kind: 'reopened', seconds: 600, reason, adminId: ACTOR.adminId, withdrawn: { score: 1 } },
    ]);
    expect((await context.student(student.id)).attemptsUsed).toBe(1);
    await expect(context.results.find(attemptId)).resolves.toBeNull();
    await expect(submit(context)).resolves.toBe(attemptId);
    expect((await context.student(student.id)).attemptsUsed).toBe(2);
    expect(context.mails('test-changed')).toMatchObject([
      { data: { change: 'reopened', minutes: 10, deadline: deadline.toISOString() } },
    ]);
  });

  test('keeps the time that it had, if that is more', () => {
    const early = secondsAfter(A_DAY, 60);
    expect(reopened({ ...open, state: 'submitted', closedAt: early }, 600, early)).toEqual(open);
  });

  test('is refused once its student has opened the review, but not because an admin has', async () => {
    const { context } = await expire();
    await viewResult(context, attemptId, { role: 'admin' });
    await reopenAttempt(context, ACTOR, again);
    await submit(context);
    await viewResult(context, attemptId, viewer);
    await expect(reopenAttempt(context, ACTOR, again)).rejects.toMatchObject({
      code: 'review_opened',
    });
  });

  test('is refused while it runs, and while another one is open', async () => {
    const { context } = await expire();
    context.withQuestions('hr', 30);
    await startAttempt(context, { studentId: student.id, domain: 'hr' });
    await expect(reopenAttempt(context, ACTOR, again)).rejects.toMatchObject({
      code: 'other_attempt_open',
    });
    await expect(reopenAttempt(await aContext(), ACTOR, again)).rejects.toMatchObject({
      code: 'attempt_not_closed',
    });
  });
});

describe('an announcement', () => {
  it('is kept and audited, and tells how many tests it reaches', async (context) => {
    const sent = { domain: null, text: ' The power is back. ' };
    expect(await announce(context, ACTOR, sent)).toEqual({ open: 1 });
    expect(await announce(await aContext(), ACTOR, { ...sent, domain: 'devops' })).toEqual({
      open: 0,
    });
    const said = [...context.unitOfWork.tables.announcements.values()];
    expect(said).toMatchObject([{ domain: null, text: 'The power is back.' }]);
    expect(context.unitOfWork.audit()).toMatchObject([
      { action: 'announce-to-tests', subject: 'attempt', after: { domain: null } },
    ]);
    for (const length of [3, 200])
      expect(checkedAnnouncement('x'.repeat(length))).toHaveLength(length);
  });

  test.each([
    ['text', { domain: null, text: ' ' }],
    ['text', { domain: null, text: 'x'.repeat(201) }],
    ['domain', { domain: 'cooking', text: 'The power is back.' }],
  ])('is refused for its %s: %j', async (field, sent) => {
    await expect(announce(await aContext(), ACTOR, sent)).rejects.toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

test('the news of an attempt tell how it stands, and what was done and said, in order', () => {
  const at = (seconds: number) => secondsAfter(A_DAY, seconds);
  const done = { id: 'b', kind: 'extended', seconds: 600, reason, at: at(20) } as const;
  const said = { id: 'a', text: 'The power is back.', at: at(10) };
  expect(newsOf(extended(open, 600, at(20)), [done], [said], at(30))).toEqual({
    attemptId,
    state: 'open',
    deadline: at(2_400),
    remainingSeconds: 2_370,
    time: { limitSeconds: 1_800, extraSeconds: 0, addedSeconds: 600 },
    notices: [
      { ...said, kind: 'announced', seconds: 0 },
      { id: 'b', kind: 'extended', seconds: 600, text: reason, at: at(20) },
    ],
  });
  expect(newsOf({ ...open, state: 'void' }, [], [], A_DAY).remainingSeconds).toBe(0);
});
