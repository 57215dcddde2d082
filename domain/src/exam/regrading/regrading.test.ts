import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Actor } from '../../audit/audit-entry.js';
import { grade } from '../grade.js';
import { submitAttempt } from '../submit-attempt.js';
import { draftRuling } from '../../questions/rulings/draft-ruling.js';
import type { RulingKind } from '../../questions/rulings/ruling.js';
import { aFamily } from '../../testing/a-family.js';
import { questionsOf } from '../../testing/a-question.js';
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
const ALL = 1_000;

/** As many open attempts, each of a separate student. */
async function contextWith(count: number) {
  const students = Array.from({ length: count }, () => aPaidStudent());
  const attempts = students.map(({ id: studentId }) =>
    anAttempt({ studentId, domain: 'hr', questions: QUESTIONS }),
  );
  const context = await aTestContext({ students, attempts });
  context.unitOfWork.seedQuestions(QUESTIONS);
  return { context, attempts };
}

/** Chooses the same letter in every question. */
const submit = (context: TestContext, attempt: ReturnType<typeof anAttempt>, letter: string) =>
  submitAttempt(context, {
    studentId: attempt.studentId,
    attemptId: attempt.id,
    answers: Object.fromEntries(QUESTIONS.map(({ id }) => [id, letter])),
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

it.each(['key', 'also'] as const)(
  'A ruling that names an option (%s) is refused for a question family, whose options differ by student',
  async (kind) => {
    const { context } = await contextWith(1);
    const family = { ...FIRST, id: 'a-family', family: aFamily() };
    context.unitOfWork.seedQuestions([family]);
    await expect(draft(context, kind, family)).rejects.toThrow('question family');
    await expect(draft(context, 'neutral', family)).resolves.toMatchObject({ accepted: [] });
  },
);

describe('A ruling that is applied', () => {
  it('changes what its preview said, tells whom it concerns, and changes nothing when done again', async () => {
    const { context, attempts } = await contextWith(5);
    for (const [place, one] of attempts.entries())
      await submit(context, one, place < 3 ? 'a' : 'b');
    const { id } = await draft(context, 'key');
    const planned = { rulingId: id, mayTakePasses: false };
    const preview = await previewRuling(context, planned);
    expect(preview).toMatchObject({ attempts: 5, changed: 5, marksUp: 3, marksDown: 2 });
    expect(preview.certificates).toEqual({ issued: 0, revoked: 0, restored: 0, changed: 2 });
    await take(context, id, 'apply');
    await runRegrades(context, ALL);
    expect(results(context).map(({ score, revision }) => [score, revision])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [3, 1],
      [3, 1],
    ]);
    expect(context.mails('result-corrected')).toHaveLength(5);
    context.clock.pass(HOUR);
    await runRegrades(context, ALL);
    expect(results(context).every(({ revision }) => revision === 1)).toBe(true);
    expect(context.mails('result-corrected')).toHaveLength(5);
  });

  it('is refused where the preview that was seen is stale', async () => {
    const { context, attempts } = await contextWith(1);
    const { id } = await draft(context, 'credit-all');
    const planned = { rulingId: id, mayTakePasses: false };
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
    const by = { ...step, reason: 'Seen', isOwner: false };
    const taken = setNextRulingState(context, ACTOR, by);
    await expect(taken).rejects.toMatchObject({ code: 'only_owners_take_passes' });
  });

  it('is applied once, and a second key needs the first withdrawn', async () => {
    const { context } = await contextWith(0);
    const [one, other] = [await draft(context, 'key'), await draft(context, 'key')];
    await take(context, one.id, 'apply');
    await expect(take(context, other.id, 'apply')).rejects.toMatchObject({ code: 'key_is_ruled' });
    await take(context, one.id, 'withdraw');
    await expect(take(context, one.id, 'withdraw')).rejects.toMatchObject({
      code: 'ruling_has_moved',
    });
    await take(context, other.id, 'apply');
  });

  it('gives back an attempt of which more than a third is neutral, once', async () => {
    const { context, attempts } = await contextWith(1);
    await submit(context, attempts[0]!, 'a');
    for (const question of QUESTIONS.slice(0, 2)) {
      await take(context, (await draft(context, 'neutral', question)).id, 'apply');
      await runRegrades(context, ALL);
    }
    const student = await context.student(attempts[0]!.studentId);
    expect(results(context)[0]).toMatchObject({ isVoid: true, passed: false, revision: 2 });
    expect(student.totalAttempts).toBe(aPaidStudent().totalAttempts + 1);
  });

  it('grades a test that is submitted afterwards at once', async () => {
    const { context, attempts } = await contextWith(1);
    await take(context, (await draft(context, 'key')).id, 'apply');
    await submit(context, attempts[0]!, 'a');
    expect(results(context)[0]).toMatchObject({ score: 1, revision: 0, correction: null });
    expect(context.mails('result-corrected')).toEqual([]);
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

describe('Any interleaving of rulings, withdrawals, submits and deaths of the worker', () => {
  it('ends in the gradings that the attempts and the rulings alone decide', async () => {
    await fc.assert(
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
        const all = [...context.unitOfWork.tables.rulings.values()].filter(
          ({ applied }) => applied,
        );
        for (const result of results(context)) {
          const attempt = context.unitOfWork.tables.attempts.get(result.id)!;
          expect(result).toMatchObject({ ...grade(attempt, all) });
        }
      }),
      { numRuns: 60 },
    );
  });
});
