import { nextStep, stagesOf, type JourneyFacts, type StageState } from './next-step.js';

/** What is known of the account of a visitor who is not signed in. */
export type VisitorAccount = 'none' | 'unverified' | 'unknown';

const NEW_STUDENT: JourneyFacts = {
  isVerified: false,
  payment: 'unpaid',
  hasOpenAttempt: false,
  attemptsLeft: 1,
  hasResult: false,
  hasPassed: false,
};

/** The stages of a visitor who is not signed in; only what is known is marked. */
export function stagesOfVisitor(account: VisitorAccount): readonly StageState[] {
  const stages = stagesOf(NEW_STUDENT, nextStep(NEW_STUDENT));
  if (account === 'unverified') return stages;
  return stages.map(({ stage }) => ({
    stage,
    isDone: false,
    isCurrent: account === 'none' && stage === 'sign-up',
  }));
}
