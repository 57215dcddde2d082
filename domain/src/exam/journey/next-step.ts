/** Whether the fee is paid; `pending`: the outcome of a payment is unknown. */
export type FeeState = 'paid' | 'pending' | 'unpaid';

export type JourneyFacts = {
  readonly isVerified: boolean;
  readonly payment: FeeState;
  readonly hasOpenAttempt: boolean;
  /** The open attempt still counts as left. */
  readonly attemptsLeft: number;
  readonly hasResult: boolean;
  readonly hasPassed: boolean;
};

type Outcome = { readonly passed: boolean; readonly isVoid: boolean };

/** What the results say about the journey. A result that does not count is ignored: its attempt was given back, and the
 * test is still to be taken. */
export const factsOfResults = (
  results: readonly Outcome[],
): Pick<JourneyFacts, 'hasResult' | 'hasPassed'> => ({
  hasResult: results.some(({ isVoid }) => !isVoid),
  hasPassed: results.some(({ passed }) => passed),
});

export type NextStep =
  | 'verify'
  | 'pay'
  | 'await-payment'
  | 'start'
  | 'resume'
  | 'retake'
  | 'see-result'
  | 'finished';

/** What a student does next; the buttons of every page follow it. A student without attempts is finished, paid or not:
 * no payment is asked for that opens no test. */
export function nextStep(facts: JourneyFacts): NextStep {
  if (!facts.isVerified) return 'verify';
  if (facts.attemptsLeft <= 0) return 'finished';
  if (facts.payment === 'unpaid') return 'pay';
  if (facts.payment === 'pending') return 'await-payment';
  if (facts.hasOpenAttempt) return 'resume';
  if (facts.hasPassed) return 'see-result';
  return facts.hasResult ? 'retake' : 'start';
}

export const mayStartTest = (next: NextStep): boolean =>
  next === 'start' || next === 'retake' || next === 'see-result';

export type Stage = 'sign-up' | 'verify' | 'pay' | 'test' | 'result';

export type StageState = {
  readonly stage: Stage;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
};

const STAGE_OF: Readonly<Record<NextStep, Stage>> = {
  verify: 'verify',
  pay: 'pay',
  'await-payment': 'pay',
  start: 'test',
  resume: 'test',
  retake: 'test',
  'see-result': 'result',
  finished: 'result',
};

/** The stages of a student, in order. A stage is done only if what it names has happened. */
export function stagesOf(
  facts: Pick<JourneyFacts, 'isVerified' | 'payment' | 'hasResult'>,
  next: NextStep,
): readonly StageState[] {
  const done: Readonly<Record<Stage, boolean>> = {
    'sign-up': true,
    verify: facts.isVerified,
    pay: facts.payment === 'paid',
    test: facts.hasResult,
    // Never done: a result can always be read again.
    result: false,
  };
  const stages = Object.keys(done) as Stage[];
  return stages.map((stage) => {
    const isCurrent = stage === STAGE_OF[next];
    return { stage, isDone: done[stage] && !isCurrent, isCurrent };
  });
}
