import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Actor } from '../audit/audit-entry.js';
import { OPTION_KEYS } from '../questions/question.js';
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
    context.clock.pass(place * 700);
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
    { maxLength: 12 },
  );

const only = (what: string) => fc.constant([{ what, place: 0, option: 0 }]);

/** Any course, in which the test is closed and reviewed at some point. */
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

it('what arrives after the review was opened never counts, and no late answer is decided on twice', async () => {
  await fc.assert(
    fc.asyncProperty(courses, async (course) => {
      const context = await aTestContext({ students: [student], attempts: [attempt] });
      const decided = new Map<string, Late['state']>();
      let reviewed: { counted: Map<string, unknown>; late: readonly Late[] } | null = null;
      for (const step of course) {
        await DO[step.what]!(context, step).catch(() => undefined);
        for (const { id, state } of lateIn(context)) {
          expect(decided.get(id) ?? state).toBe(state);
          if (state !== 'waiting') decided.set(id, state);
        }
        if (context.unitOfWork.tables.opened.size > 0)
          reviewed ??= { counted: countedIn(context), late: lateIn(context) };
      }
      for (const [id, option] of reviewed ? countedIn(context) : []) {
        const arrived = reviewed!.late.filter(({ questionId }) => questionId === id);
        expect([reviewed!.counted.get(id), ...arrived.map((late) => late.option)]).toContain(
          option,
        );
      }
    }),
  );
});
