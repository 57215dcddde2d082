import { describe, expect, it } from '@jest/globals';
import { aQuestion } from '../../testing/a-question.js';
import { simulateAnswers, type Simulated } from '../../testing/simulate-answers.js';
import { tallyAnswers, type GivenTest } from '../../testing/tally-answers.js';
import { DIFFICULTIES } from '../question.js';
import { domainHealth, type HealthFlag } from './question-health.js';

/** As many as a domain has; each is in about 140 of 1,000 tests. */
const questions = Array.from({ length: 70 }, (_, at) =>
  aQuestion({
    id: `item-${at}`,
    difficulty: DIFFICULTIES[at % 3]!,
    category: `Category ${at % 5}`,
  }),
);

/** One in ten. */
const MIS_KEYED = new Set([3, 12, 22, 31, 41, 52, 60].map((at) => `item-${at}`));
const SUSPECT: readonly HealthFlag[] = ['negative-discrimination', 'better-distractor'];

const RUNS = 12;

/** What became of questions with a wrong key, and of sound ones, over many domains. */
function found(
  parts: Partial<Simulated>,
  change: (tests: readonly GivenTest[]) => readonly GivenTest[] = (same) => same,
  suspect = SUSPECT,
) {
  const counts = { wrong: 0, caught: 0, sound: 0, alarms: 0 };
  for (let seed = 1; seed <= RUNS; seed++) {
    const tests = simulateAnswers({ questions, tests: 1_000, misKeyed: MIS_KEYED, seed, ...parts });
    for (const { id, flags, hasTooFew } of domainHealth(questions, tallyAnswers(change(tests)))) {
      if (hasTooFew) continue;
      const isSuspect = flags.some((flag) => suspect.includes(flag));
      const isWrong = MIS_KEYED.has(id);
      counts.wrong += Number(isWrong);
      counts.caught += Number(isWrong && isSuspect);
      counts.sound += Number(!isWrong);
      counts.alarms += Number(!isWrong && isSuspect);
    }
  }
  return { caught: counts.caught / counts.wrong, alarms: counts.alarms / counts.sound };
}

/** The careless way: what is blank counts as a wrong answer, also in a test that was given up. */
const blanksAsWrong = (tests: readonly GivenTest[]): GivenTest[] =>
  tests.map((test) => ({
    ...test,
    answers: test.answers.map((one) => ({ ...one, chosen: one.chosen ?? 'nothing' })),
  }));

describe('Wrong keys', () => {
  it('are found with a fifth of the tests given up, and few sound questions beside them', () => {
    const { caught, alarms } = found({ abandoned: 0.2 });
    expect(caught).toBeGreaterThanOrEqual(0.95);
    expect(alarms).toBeLessThanOrEqual(0.02);
  }, 120_000);

  it('are often hidden if blanks count as wrong answers', () => {
    const negative = found({ abandoned: 0.2 }, blanksAsWrong, ['negative-discrimination']);
    expect(negative.caught).toBeLessThan(0.6);
  }, 120_000);
});
