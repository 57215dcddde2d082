import { startAttempt } from '../start-attempt.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { aPaidStudent, aStudent } from '../../testing/a-student.js';
import { anAttempt, aResult } from '../../testing/an-attempt.js';
import {
  factsOfResults,
  type JourneyFacts,
  mayStartTest,
  nextStep,
  stagesOf,
} from './next-step.js';
import fc from 'fast-check';
import { bestResults } from './best-results.js';
import { stagesOfVisitor, type VisitorAccount } from './visitor-stages.js';

const BOTH = [false, true];
const RESULTS = [
  { hasResult: false, hasPassed: false },
  { hasResult: true, hasPassed: false },
  { hasResult: true, hasPassed: true },
];

const EVERY_STATE: readonly JourneyFacts[] = BOTH.flatMap((isVerified) =>
  (['paid', 'pending', 'unpaid'] as const).flatMap((payment) =>
    BOTH.flatMap((hasOpenAttempt) =>
      [0, 1, 2, 3, 4, 5].flatMap((attemptsLeft) =>
        RESULTS.map((results) => ({
          isVerified,
          payment,
          hasOpenAttempt,
          attemptsLeft,
          ...results,
        })),
      ),
    ),
  ),
);

const verified = EVERY_STATE.filter(({ isVerified }) => isVerified);

/** Asks the use case itself whether it lets such a student into a test. */
async function isLetIn({ payment, hasOpenAttempt, attemptsLeft }: JourneyFacts): Promise<boolean> {
  const attemptsUsed = 5 - attemptsLeft;
  const student = payment === 'paid' ? aPaidStudent({ attemptsUsed }) : aStudent({ attemptsUsed });
  const open = anAttempt({ studentId: student.id, domain: 'hr' });
  const givens = { students: [student], attempts: hasOpenAttempt ? [open] : [] };
  const context = (await aTestContext(givens)).withQuestions('hr', 30);
  return startAttempt(context, { studentId: student.id, domain: 'hr' }).then(
    () => true,
    () => false,
  );
}

const LETS_IN = ['start', 'retake', 'see-result', 'resume'];

describe('what comes next, in every combination of states', () => {
  it('is a test, new or open, exactly where the test would open', async () => {
    for (const facts of verified) {
      expect([facts, LETS_IN.includes(nextStep(facts))]).toEqual([facts, await isLetIn(facts)]);
    }
  });

  it('is to resume exactly where a test is open that can be gone on with', () => {
    const resumable = verified.filter(
      ({ hasOpenAttempt, payment, attemptsLeft }) =>
        hasOpenAttempt && payment === 'paid' && attemptsLeft > 0,
    );
    expect(EVERY_STATE.filter((facts) => nextStep(facts) === 'resume')).toEqual(resumable);
  });

  it('is to pay only where the payment is not made, not on its way, and opens a test', () => {
    const paying = EVERY_STATE.filter((facts) => nextStep(facts) === 'pay');
    expect(paying.length).toBeGreaterThan(0);
    for (const { payment, attemptsLeft } of paying) {
      expect([payment, attemptsLeft > 0]).toEqual(['unpaid', true]);
    }
  });

  it('is never a test, nor a payment, once all attempts are used', () => {
    const used = verified.filter(({ attemptsLeft }) => attemptsLeft === 0);
    expect(new Set(used.map(nextStep))).toEqual(new Set(['finished']));
  });

  it('is to verify the email as long as that is not done, and never afterwards', () => {
    for (const facts of EVERY_STATE) {
      expect(nextStep(facts) === 'verify').toBe(!facts.isVerified);
    }
  });

  it('tells who has passed, who has failed and who comes for the first time apart', () => {
    const ready = { isVerified: true, payment: 'paid', hasOpenAttempt: false, attemptsLeft: 1 };
    const steps = RESULTS.map((results) => nextStep({ ...ready, ...results } as JourneyFacts));
    expect(steps).toEqual(['start', 'retake', 'see-result']);
  });

  it('leaves a new test open exactly where none is open and one would start', () => {
    for (const facts of verified) {
      const next = nextStep(facts);
      expect(mayStartTest(next)).toBe(LETS_IN.includes(next) && next !== 'resume');
    }
  });
});

describe('what the results say of the way', () => {
  const voided = { passed: false, isVoid: true };

  it('is nothing where none of them counts', () => {
    expect(factsOfResults([])).toEqual({ hasResult: false, hasPassed: false });
    expect(factsOfResults([voided])).toEqual({ hasResult: false, hasPassed: false });
  });

  it('is whether one counts, and whether one has passed', () => {
    const [failed, passed] = [
      { passed: false, isVoid: false },
      { passed: true, isVoid: false },
    ];
    expect(factsOfResults([voided, failed])).toEqual({ hasResult: true, hasPassed: false });
    expect(factsOfResults([failed, passed])).toEqual({ hasResult: true, hasPassed: true });
  });
});

describe('the stages, in every combination of states', () => {
  const stagesIn = (facts: JourneyFacts) => stagesOf(facts, nextStep(facts));

  it('are the same five in the same order', () => {
    for (const facts of EVERY_STATE) {
      const names = stagesIn(facts).map(({ stage }) => stage);
      expect(names).toEqual(['sign-up', 'verify', 'pay', 'test', 'result']);
    }
  });

  it('have one at which the student is, which is not done', () => {
    for (const facts of EVERY_STATE) {
      const current = stagesIn(facts).filter(({ isCurrent }) => isCurrent);
      expect(current).toEqual([expect.objectContaining({ isDone: false })]);
    }
  });

  it('are never said to be done unless they were', () => {
    for (const facts of EVERY_STATE) {
      const done = stagesIn(facts)
        .filter(({ isDone }) => isDone)
        .map(({ stage }) => stage);
      expect(done.includes('verify')).toBe(facts.isVerified);
      expect(done.includes('pay')).toBe(facts.payment === 'paid');
      if (!facts.hasResult) expect(done).not.toContain('test');
      expect(done).not.toContain('result');
    }
  });
});

const results = fc
  .array(
    fc.record({
      domain: fc.constantFrom('hr', 'devops', 'data science'),
      percentage: fc.constantFrom(0, 40, 70, 100),
      passed: fc.boolean(),
    }),
  )
  .map((all) => all.map((parts) => aResult(parts)));

describe('the best result in each domain', () => {
  it('is one of that domain which no other beats, a pass before a fail', () =>
    fc.assert(
      fc.property(results, (all) => {
        const best = bestResults(all);
        expect(best.map(({ domain }) => domain).sort()).toEqual(
          [...new Set(all.map(({ domain }) => domain))].sort(),
        );
        for (const { domain, passed, percentage } of best) {
          const rivals = all.filter((one) => one.domain === domain);
          if (rivals.some((one) => one.passed)) expect(passed).toBe(true);
          const same = rivals.filter((one) => one.passed === passed);
          expect(percentage).toBe(Math.max(...same.map((one) => one.percentage)));
        }
      }),
    ));

  it('is never one that does not count, however high', () => {
    const parts = { domain: 'hr', passed: false } as const;
    const voided = aResult({ ...parts, percentage: 67, isVoid: true });
    const counted = aResult({ ...parts, percentage: 60 });
    expect(bestResults([voided, counted])).toEqual([counted]);
    expect(bestResults([voided])).toEqual([]);
  });

  it('is the newest of equal ones', () => {
    const [newest, older] = [aResult({ domain: 'hr' }), aResult({ domain: 'hr' })];
    expect(bestResults([newest, older])).toEqual([newest]);
  });
});

const marksOf = (account: VisitorAccount) => {
  const stages = stagesOfVisitor(account);
  return {
    done: stages.filter(({ isDone }) => isDone).map(({ stage }) => stage),
    current: stages.filter(({ isCurrent }) => isCurrent).map(({ stage }) => stage),
  };
};

describe('The stages of a visitor who is not signed in', () => {
  it('begin with the sign-up without an account', () =>
    expect(marksOf('none')).toEqual({ done: [], current: ['sign-up'] }));

  it('go on with the email while it is not verified', () =>
    expect(marksOf('unverified')).toEqual({ done: ['sign-up'], current: ['verify'] }));

  it('are not marked while nothing is known', () =>
    expect(marksOf('unknown')).toEqual({ done: [], current: [] }));

  it('are the same five in every case', () => {
    const names = (account: VisitorAccount) => stagesOfVisitor(account).map(({ stage }) => stage);
    expect(names('none')).toEqual(['sign-up', 'verify', 'pay', 'test', 'result']);
    expect(names('unknown')).toEqual(names('unverified'));
  });
});
