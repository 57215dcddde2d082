import { describe, expect, it } from '@jest/globals';
import type { Answers, Attempt } from '../exam/attempt.js';
import { secondsAfter } from '../kernel/time.js';
import { OPTION_KEYS, type OptionKey } from '../question-bank/options.js';
import type { ServedQuestion } from '../question-bank/served-question.js';
import { variantOf } from '../question-bank/families/variant.js';
import { aClosedAttempt } from '../testing/a-closed-attempt.js';
import { aFamily } from '../testing/a-family.js';
import { questionsOf } from '../testing/a-question.js';
import { submitted } from '../testing/an-attempt.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { givenAttempt } from '../testing/contracts/givens.js';
import { compareSubmittedTests } from './compare-submitted-tests.js';

const DAY_SECONDS = 24 * 60 * 60;
const HR = questionsOf('hr', 60);
/** Some wrong options are chosen more than others. */
const WRONG = ['a', 'a', 'c', 'c', 'd'] as const satisfies readonly OptionKey[];

async function sit(
  context: TestContext,
  questions: readonly ServedQuestion[],
  answers: Answers,
  parts: Partial<Attempt> = {},
) {
  const { clock } = context;
  const startedAt = secondsAfter(clock.now, -20 * 60);
  const open = await givenAttempt(context.unitOfWork, {
    domain: 'hr',
    startedAt,
    questions,
    ...parts,
  });
  const ending = aClosedAttempt(submitted(open, { answers }));
  await context.unitOfWork.run((tx) => tx.attempts.close(ending));
  return ending.result;
}

/** Each of forty students sits ten questions, and has three in ten wrong. */
async function aCrowd(context: TestContext) {
  for (let student = 0; student < 40; student += 1) {
    const from = context.random.int(50);
    const questions = HR.slice(from, from + 10);
    const answers = questions.map(({ id }) => {
      const isWrong = context.random.int(10) < 3;
      return [id, isWrong ? WRONG[context.random.int(WRONG.length)]! : 'b'] as const;
    });
    await sit(context, questions, Object.fromEntries(answers));
  }
}

/** Seven of ten questions, wrong in the same way. */
const SEVEN = HR.slice(20, 30);
const COPIED: Answers = Object.fromEntries(
  SEVEN.map(({ id }, at) => [id, at < 7 ? 'd' : 'b'] as const),
);

const listed = ({ unitOfWork }: TestContext) => unitOfWork.stores.similarTests.listOf('hr');
const idsOf = (...results: readonly { id: string }[]) => results.map(({ id }) => id).sort();

async function aContextWithAPair() {
  const context = await aTestContext();
  await aCrowd(context);
  const [one, other] = [await sit(context, SEVEN, COPIED), await sit(context, SEVEN, COPIED)];
  await compareSubmittedTests(context);
  return { context, one, other };
}

describe('Submitted tests', () => {
  it('are compared with those of their domain, and what is rare is kept', async () => {
    const { context, one, other } = await aContextWithAPair();
    const [pair] = await listed(context);
    expect([pair?.firstId, pair?.secondId]).toEqual(idsOf(one, other));
    expect(pair).toMatchObject({ same: 7, shared: 10, domain: 'hr', foundAt: context.clock.now });
    expect(pair!.compared).toBeGreaterThan(40);
  });

  it('are told with the questions that were wrong in the same way', async () => {
    const [pair] = await listed((await aContextWithAPair()).context);
    expect([...pair!.sameIds].sort()).toEqual(
      SEVEN.slice(0, 7)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('are left as they were found by a run that is repeated', async () => {
    const { context } = await aContextWithAPair();
    const before = await listed(context);
    await compareSubmittedTests(context);
    const again = (await listed(context)).map(({ id: _, ...pair }) => pair);
    expect(again).toEqual(before.map(({ id: _, ...pair }) => pair));
    const kept = await listed(context);
    context.clock.pass(DAY_SECONDS);
    await expect(compareSubmittedTests(context)).resolves.toBe(0);
    expect(await listed(context)).toEqual(kept);
  });

  it('are compared with one of days before, once it is there', async () => {
    const context = await aTestContext();
    await aCrowd(context);
    const first = await sit(context, SEVEN, COPIED);
    await compareSubmittedTests(context);
    expect(await listed(context)).toEqual([]);
    context.clock.pass(2 * DAY_SECONDS);
    const second = await sit(context, SEVEN, COPIED);
    await expect(compareSubmittedTests(context)).resolves.toBe(1);
    expect((await listed(context)).map((pair) => [pair.firstId, pair.secondId])).toEqual([
      idsOf(first, second),
    ]);
  });

  it('Submitted tests of the same student are not compared', async () => {
    const context = await aTestContext();
    await aCrowd(context);
    const { studentId } = await sit(context, SEVEN, COPIED);
    await sit(context, SEVEN, COPIED, { studentId });
    await compareSubmittedTests(context);
    expect(await listed(context)).toEqual([]);
  });

  it('are judged anew when they are graded anew', async () => {
    const { context, one } = await aContextWithAPair();
    context.clock.pass(DAY_SECONDS);
    const before = (await context.results.find(one.id))!;
    const credited = before.questions.map((question) => ({ ...question, isCorrect: true }));
    const first = { score: 3, totalQuestions: 10, percentage: 30, passed: false };
    const after = {
      ...before,
      ...{ questions: credited, revision: 1, correction: { at: context.clock.now, first } },
    };
    const regrading = { before, after, rulingIds: [], givesBack: false, mail: null };
    await context.unitOfWork.run((tx) => tx.attempts.regrade(regrading));
    await compareSubmittedTests(context);
    expect(await listed(context)).toEqual([]);
  });
});

describe('Questions of a family', () => {
  it('are the same by the mistake that was made, whatever was drawn', async () => {
    const context = await aTestContext();
    const families = questionsOf('hr', 10).map((question) => ({ ...question, family: aFamily() }));
    context.unitOfWork.seedQuestions(families);
    let seed = 1;
    const sitFamilies = (mistakeOf: () => string | null) => {
      const answers: Record<string, OptionKey> = {};
      const questions = families.map(({ family, ...question }): ServedQuestion => {
        // One of the mistakes is not offered in each variant.
        const sought = mistakeOf();
        do seed += 1;
        while (sought && !Object.values(variantOf(family, seed).mistakes).includes(sought));
        const { mistakes, ...words } = variantOf(family, seed);
        const key = OPTION_KEYS.find((one) => mistakes[one] === sought);
        answers[question.id] = key ?? words.correctOption;
        return { ...question, ...words, seed };
      });
      return sit(context, questions, answers);
    };
    const mistakes = ['Adds', 'Counts one too few', 'Counts one too many'];
    for (let student = 0; student < 20; student += 1) {
      await sitFamilies(() =>
        context.random.int(10) < 3 ? mistakes[context.random.int(3)]! : null,
      );
    }
    const turns = (): (() => string | null) => {
      let at = 0;
      return () => {
        at += 1;
        return at <= 7 ? mistakes[at % 3]! : null;
      };
    };
    const [one, other] = [await sitFamilies(turns()), await sitFamilies(turns())];
    await compareSubmittedTests(context);
    const [pair] = await listed(context);
    expect([pair?.firstId, pair?.secondId]).toEqual(idsOf(one, other));
    expect(pair).toMatchObject({ same: 7, shared: 10 });
  });
});
