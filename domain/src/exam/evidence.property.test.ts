import fc from 'fast-check';
import type { Actor } from '../audit/audit-entry.js';
import { secondsAfter } from '../kernel/time.js';
import { OPTION_KEYS } from '../questions/question.js';
import { SUBMIT_GRACE_SECONDS } from '../settings/policy.js';
import { questionsOf } from '../testing/a-question.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { acceptLateAnswer, declineLateAnswer } from './decide-late-answer.js';
import { keepLateAnswers } from './keep-late-answers.js';
import { saveAnswers } from './save-answers.js';
import { submitAttempt } from './submit-attempt.js';

const ADMIN: Actor = { adminId: '00000000-0000-4000-8000-000000000001', username: 'meera' };
const QUESTIONS = questionsOf('hr', 4);
const student = aPaidStudent();
const attempt = anAttempt({ studentId: student.id, domain: 'hr', questions: QUESTIONS });
const own = { studentId: student.id, attemptId: attempt.id };

const WAITS_SECONDS = [1_815, 0.001, 1, 900];

type Step = { readonly what: string; readonly place: number; readonly option: number };

const choiceOf = ({ place, option }: Step) => ({ [QUESTIONS[place]!.id]: OPTION_KEYS[option]! });

/** All that a student, with any page, and an admin can do with a test. */
const DO: Readonly<Record<string, (context: TestContext, step: Step) => Promise<unknown>>> = {
  save: (context, step) => saveAnswers(context, { ...own, answers: choiceOf(step) }),
  submit: (context, step) => submitAttempt(context, { ...own, answers: choiceOf(step) }),
  review: (context) =>
    context.unitOfWork.run((tx) => tx.results.open(own.attemptId, own.studentId)),
  late: (context, step) => {
    const secondsSinceReply = { [QUESTIONS[step.place]!.id]: step.option };
    return keepLateAnswers(context, { ...own, choices: choiceOf(step), secondsSinceReply });
  },
  wait: (context, { place }) => {
    context.clock.pass(WAITS_SECONDS[place]!);
    return Promise.resolve();
  },
  accept: (context, step) => acceptLateAnswer(context, ADMIN, decisionOn(context, step)),
  decline: (context, step) => declineLateAnswer(context, ADMIN, decisionOn(context, step)),
};

const lateIn = (context: TestContext) => [...context.unitOfWork.tables.lateAnswers.values()];

const decisionOn = (context: TestContext, { place }: Step) => ({
  lateAnswerId: lateIn(context)[place]?.id ?? 'none',
  reason: 'The power failed',
});

const countedIn = (context: TestContext) =>
  new Map(
    context.unitOfWork.tables.results
      .get(own.attemptId)
      ?.questions.map(({ _id, selectedOption }) => [_id, selectedOption]),
  );

const stepsOf = (...kinds: readonly string[]) =>
  fc.array(
    fc.record({
      what: fc.constantFrom(...kinds),
      place: fc.nat({ max: 3 }),
      option: fc.nat({ max: 3 }),
    }),
    { maxLength: 8 },
  );

const only = (what: string) => fc.constant([{ what, place: 0, option: 0 }]);

const courses = fc
  .tuple(
    stepsOf('save', 'wait', 'late'),
    only('submit'),
    stepsOf('late', 'accept', 'decline', 'submit', 'save'),
    only('review'),
    stepsOf('late', 'accept', 'decline', 'submit', 'save', 'wait'),
  )
  .map((parts) => parts.flat());

type Late = ReturnType<typeof lateIn>[number];

type Known = {
  readonly timely: Map<string, string>;
  readonly decided: Map<string, Late['state']>;
  /** What had arrived when the review was opened, with the result of then. */
  reviewed: readonly Late[] | null;
  score: number;
};

function noteTimely({ unitOfWork, clock }: TestContext, step: Step, { timely }: Known): void {
  const isOpen = !unitOfWork.tables.results.has(own.attemptId);
  const isInTime = clock.now <= secondsAfter(attempt.deadline, SUBMIT_GRACE_SECONDS);
  if (!isOpen || !isInTime || !['save', 'submit'].includes(step.what)) return;
  for (const [id, option] of Object.entries(choiceOf(step))) timely.set(id, option);
}

function checkRules(context: TestContext, known: Known): void {
  const late = lateIn(context);
  const accepted = late.filter(({ state }) => state === 'accepted');
  for (const { id, state } of late) {
    expect(known.decided.get(id) ?? state).toBe(state);
    if (state !== 'waiting') known.decided.set(id, state);
  }
  if (context.unitOfWork.tables.opened.size > 0) known.reviewed ??= late;
  expect(new Set(accepted.map(({ questionId }) => questionId)).size).toBe(accepted.length);
  const cameBefore = (known.reviewed ?? late).map(({ id }) => id);
  expect(cameBefore).toEqual(expect.arrayContaining(accepted.map(({ id }) => id)));
  for (const [id, option] of countedIn(context)) {
    const other = accepted.find(({ questionId }) => questionId === id);
    expect(option).toBe(other?.option ?? known.timely.get(id) ?? null);
  }
  const { score = 0 } = context.unitOfWork.tables.results.get(own.attemptId) ?? {};
  expect(score).toBeGreaterThanOrEqual(known.score);
  known.score = score;
}

it('only what came in time counts, or what a person accepted before the review, once; and no call does more when repeated', async () =>
  fc.assert(
    fc.asyncProperty(courses, async (course) => {
      const context = await aTestContext({ students: [student], attempts: [attempt] });
      const known: Known = { timely: new Map(), decided: new Map(), reviewed: null, score: 0 };
      for (const step of course) {
        noteTimely(context, step, known);
        await DO[step.what]!(context, step).catch(() => undefined);
        checkRules(context, known);
        if (step.what === 'wait') continue;
        const { tables } = context.unitOfWork;
        await DO[step.what]!(context, step).catch(() => undefined);
        if (context.unitOfWork.tables !== tables) expect(context.unitOfWork.tables).toEqual(tables);
      }
    }),
  ));
