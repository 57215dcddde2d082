import fc from 'fast-check';
import type { Actor } from '../../audit/audit-entry.js';
import { grade } from '../grade.js';
import { secondsAfter } from '../../kernel/time.js';
import { submitAttempt } from '../submit-attempt.js';
import { draftRuling } from '../../questions/rulings/draft-ruling.js';
import type { RulingKind } from '../../questions/rulings/ruling.js';
import type { MistakesByOption } from '../../questions/options.js';
import { aFamily, questionsOf } from '../../testing/a-question.js';
import { aPaidStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { anAttempt } from '../../testing/an-attempt.js';
import { previewRuling } from './preview-ruling.js';
import { runRegrades } from './run-regrades.js';
import { setNextRulingState } from './next-ruling-state.js';

const ACTOR: Actor = { adminId: '00000000-0000-4000-8000-000000000001', username: 'meera' };
const QUESTIONS = questionsOf('hr', 4);
const [FIRST] = QUESTIONS as [(typeof QUESTIONS)[number]];
const HOUR = 60 * 60;
/** More than any of these tests needs. */
const ALL = 20;

/** As many open attempts, each of a separate student. @param mistakesAt of the first question, if it is a family */
async function contextWith(count: number, mistakesAt: readonly MistakesByOption[] = []) {
  const students = Array.from({ length: count }, () => aPaidStudent());
  const attempts = students.map(({ id: studentId }, at) => {
    const mistakes = mistakesAt[at];
    const questions = mistakes ? [{ ...FIRST, mistakes }, ...QUESTIONS.slice(1)] : QUESTIONS;
    return anAttempt({ id: `test-${at}`, studentId, domain: 'hr', questions });
  });
  const context = await aTestContext({ students, attempts });
  context.unitOfWork.seedQuestions(QUESTIONS);
  return { context, attempts };
}

const submit = (context: TestContext, attempt: ReturnType<typeof anAttempt>, letters: string) =>
  submitAttempt(context, {
    studentId: attempt.studentId,
    attemptId: attempt.id,
    answers: Object.fromEntries(QUESTIONS.map(({ id }, at) => [id, letters[at % letters.length]])),
  });

const draft = (context: TestContext, kind: RulingKind, question = FIRST) =>
  draftRuling(context, ACTOR, {
    questionId: question.id,
    version: question.version,
    kind,
    accepted: kind === 'key' || kind === 'also' ? [question.options.a] : [],
    reason: 'The key was wrong.',
  });

async function take(
  context: TestContext,
  rulingId: string,
  kind: 'apply' | 'withdraw',
  mayTakePasses = false,
) {
  const planned = { rulingId, mayTakePasses };
  const { hash } = await previewRuling(context, planned);
  const step = { ...planned, kind, previewHash: hash, reason: 'Checked', isOwner: true };
  await setNextRulingState(context, ACTOR, step);
}

const results = (context: TestContext) => [...context.unitOfWork.tables.results.values()];

describe('A ruling that is applied', () => {
  it('changes what its preview said, tells whom it concerns, and changes nothing when done again', async () => {
    const { context, attempts } = await contextWith(7);
    const letters = ['a', 'abba', 'bbba', 'b', 'baaa', 'cbbb', 'b'];
    for (const [place, one] of attempts.entries()) await submit(context, one, letters[place]!);
    const { id } = await draft(context, 'key');
    const planned = { rulingId: id, mayTakePasses: true };
    const counts = { attempts: 7, changed: 6, newPasses: 1, lostPasses: 1, voided: 0 };
    const first = await previewRuling(context, planned);
    expect(first).toMatchObject({ ...counts, marksUp: 2, marksDown: 4 });
    expect(first.certificates).toEqual({ issued: 1, revoked: 1, restored: 0, changed: 2 });
    const figures = { totalQuestions: 4, isVoid: false };
    expect(first.changes[1]).toEqual({
      ...{ resultId: 'test-1', studentName: results(context)[1]!.studentName },
      before: { ...figures, score: 2, passed: false },
      after: { ...figures, score: 3, passed: true },
      certificate: 'issued',
    });
    await take(context, id, 'apply', true);
    const done = { subject: 'question', subjectId: FIRST.id, reason: 'Checked' };
    const noted = context.unitOfWork.audit().at(-1);
    expect(noted).toMatchObject({ ...done, action: 'apply-ruling', before: { ruling: id } });
    expect(noted?.after).toEqual({ ...counts, state: 'applied', mayTakePasses: true });
    const regrades = () => [...context.unitOfWork.tables.regrades.values()];
    const { now } = context.clock;
    const waiting = { cursor: null, examined: 0, regraded: 0, doneAt: null };
    expect(regrades()).toMatchObject([
      { ...waiting, dueAt: now },
      { ...waiting, dueAt: secondsAfter(now, 120) },
    ]);
    expect(await runRegrades(context, 1, 4)).toBe(1);
    const part = { cursor: 'test-3', examined: 4, regraded: 4, doneAt: null };
    expect(regrades()[0]).toMatchObject(part);
    expect(await runRegrades(context, ALL, 4)).toBe(1);
    expect(regrades()[0]).toMatchObject({ examined: 7, regraded: 7, doneAt: now });
    const scores = () => results(context).map(({ score }) => score);
    expect(scores()).toEqual([1, 3, 2, 3, 0, 3, 3]);
    expect(context.mails('result-corrected')).toHaveLength(6);
    context.clock.pass(HOUR);
    expect(await runRegrades(context, ALL, 3)).toBe(3);
    expect(regrades()[1]).toMatchObject({ cursor: 'test-6', examined: 7, regraded: 0 });
    expect(results(context).every(({ revision }) => revision === 1)).toBe(true);
    expect(context.mails('result-corrected')).toHaveLength(6);
    const { certificates } = await previewRuling(context, planned);
    expect(certificates).toEqual({ issued: 0, revoked: 1, restored: 1, changed: 2 });
    await take(context, id, 'withdraw', true);
    await runRegrades(context, ALL);
    expect(scores()).toEqual([0, 2, 3, 4, 1, 3, 4]);
    const gradings = await context.results.gradingsOf('test-0');
    expect(gradings.map(({ rulingIds }) => rulingIds)).toEqual([[], [id], []]);
  });

  it('leaves the tests whose variant does not offer the named mistake, which its preview counts', async () => {
    const { context, attempts } = await contextWith(3, [{ a: ['Adds'] }, { a: ['Other'] }, {}]);
    for (const one of attempts) await submit(context, one, 'abbb');
    context.unitOfWork.seedQuestions([{ ...FIRST, family: aFamily() }]);
    const { id: rulingId } = await draftRuling(context, ACTOR, {
      ...{ questionId: FIRST.id, version: FIRST.version, kind: 'key', accepted: ['Adds'] },
      reason: 'The key was wrong.',
    });
    const seen = await previewRuling(context, { rulingId, mayTakePasses: false });
    expect(seen).toMatchObject({ attempts: 3, notOffered: 2, marksUp: 1, changed: 1 });
    await take(context, rulingId, 'apply');
    await runRegrades(context, ALL);
    expect(results(context).map(({ score, revision }) => [score, revision])).toEqual([
      [4, 1],
      [3, 0],
      [3, 0],
    ]);
  });

  it('is refused where the preview that was seen is stale', async () => {
    const { context, attempts } = await contextWith(1);
    const planned = { rulingId: (await draft(context, 'credit-all')).id, mayTakePasses: false };
    const { hash } = await previewRuling(context, planned);
    await submit(context, attempts[0]!, 'a');
    const step = { ...planned, kind: 'apply' as const, previewHash: hash, isOwner: false };
    const taken = setNextRulingState(context, ACTOR, { ...step, reason: 'Seen' });
    await expect(taken).rejects.toMatchObject({ code: 'preview_is_stale', kind: 'conflict' });
  });

  it('takes passes away only if an owner says so', async () => {
    const { context } = await contextWith(0);
    const { id } = await draft(context, 'neutral');
    const step = { rulingId: id, mayTakePasses: true, kind: 'apply' as const, previewHash: '' };
    const taken = setNextRulingState(context, ACTOR, { ...step, reason: 'Seen', isOwner: false });
    await expect(taken).rejects.toMatchObject({ code: 'only_owners_take_passes' });
  });

  it('is applied once, and a second key needs the first withdrawn', async () => {
    const { context } = await contextWith(0);
    const [one, other] = [await draft(context, 'key'), await draft(context, 'key')];
    await take(context, one.id, 'apply');
    await take(context, (await draft(context, 'also')).id, 'apply');
    const code = 'ruling_has_moved';
    await expect(take(context, one.id, 'apply')).rejects.toMatchObject({ code });
    await expect(take(context, other.id, 'apply')).rejects.toMatchObject({ code: 'key_is_ruled' });
    await take(context, one.id, 'withdraw');
    await expect(take(context, one.id, 'withdraw')).rejects.toMatchObject({ code });
    await expect(take(context, 'none', 'apply')).rejects.toThrow('There is no such ruling.');
    await take(context, other.id, 'apply');
  });

  it('gives back an attempt of which more than a third is neutral, once', async () => {
    const { context, attempts } = await contextWith(1);
    await submit(context, attempts[0]!, 'a');
    for (const question of QUESTIONS.slice(0, 2)) {
      const { id: rulingId } = await draft(context, 'neutral', question);
      const seen = await previewRuling(context, { rulingId, mayTakePasses: false });
      const voided = question === FIRST ? 0 : 1;
      expect(seen).toMatchObject({ changed: 1, marksUp: 0, marksDown: 0, voided });
      await take(context, rulingId, 'apply');
      await runRegrades(context, ALL);
    }
    const student = await context.student(attempts[0]!.studentId);
    expect(results(context)[0]).toMatchObject({ isVoid: true, passed: false, revision: 2 });
    expect(student.totalAttempts).toBe(aPaidStudent().totalAttempts + 1);
  });

  it('grades a test that is submitted afterwards at once, and gives it back if too little is left', async () => {
    const { context, attempts } = await contextWith(2);
    await take(context, (await draft(context, 'key')).id, 'apply');
    await submit(context, attempts[0]!, 'a');
    expect(results(context)[0]).toMatchObject({ score: 1, revision: 0, correction: null });
    expect(context.mails('result-corrected')).toEqual([]);
    await take(context, (await draft(context, 'neutral', QUESTIONS[1])).id, 'apply');
    await take(context, (await draft(context, 'neutral', QUESTIONS[2])).id, 'apply');
    await submit(context, attempts[1]!, 'a');
    expect(results(context)[1]).toMatchObject({ isVoid: true, revision: 1 });
    const { totalAttempts } = await context.student(attempts[1]!.studentId);
    expect(totalAttempts).toBe(aPaidStudent().totalAttempts + 1);
  });
});

const command = fc.oneof(
  fc.record({ do: fc.constant('apply' as const), ruling: fc.nat({ max: 3 }), owner: fc.boolean() }),
  fc.record({
    do: fc.constant('withdraw' as const),
    ruling: fc.nat({ max: 3 }),
    owner: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('submit' as const),
    attempt: fc.nat({ max: 4 }),
    letter: fc.constantFrom('a', 'b'),
  }),
  fc.record({ do: fc.constant('work' as const) }),
  fc.record({ do: fc.constant('die' as const) }),
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

const KINDS: readonly RulingKind[] = ['key', 'also', 'credit-all', 'neutral'];

/** The worker dies once it has graded, before anything of the batch is kept. */
async function dies(context: TestContext) {
  const unitOfWork: typeof context.unitOfWork.run = (work) =>
    context.unitOfWork.run(async (tx) => {
      await work(tx);
      throw new Error('killed');
    });
  await runRegrades({ random: context.random, unitOfWork: { run: unitOfWork } }, 1, 2).catch(
    () => undefined,
  );
}

async function carriedOut(
  { context, attempts }: Awaited<ReturnType<typeof contextWith>>,
  rulings: readonly string[],
  one: Command,
) {
  context.clock.pass(1);
  if (one.do === 'submit') await submit(context, attempts[one.attempt]!, one.letter);
  else if (one.do === 'work') await runRegrades(context, 1, 2);
  else if (one.do === 'die') await dies(context);
  else await take(context, rulings[one.ruling]!, one.do, one.owner).catch(() => undefined);
}

it('Any interleaving of rulings, withdrawals, submits and deaths of the worker ends in the gradings that the attempts and the rulings alone decide', async () =>
  fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
      const setting = await contextWith(5);
      const { context } = setting;
      const rulings = [];
      for (const [place, kind] of KINDS.entries()) {
        rulings.push((await draft(context, kind, QUESTIONS[place < 2 ? 0 : place - 1])).id);
      }
      for (const one of commands) await carriedOut(setting, rulings, one);
      context.clock.pass(HOUR);
      await runRegrades(context, ALL);
      const all = [...context.unitOfWork.tables.rulings.values()].filter(({ applied }) => applied);
      for (const result of results(context)) {
        const attempt = context.unitOfWork.tables.attempts.get(result.id)!;
        expect(result).toMatchObject({ ...grade(attempt, all) });
      }
    }),
    { numRuns: 60 },
  ));
