import { clockText } from './countdown.js';

type SignedOut = {
  readonly secondsLeft: number;
  readonly isOver: boolean;
  readonly isTimeUp: boolean;
  /** Whether the student has asked to submit since then. */
  readonly isSubmitWaiting: boolean;
};

export const overText = (isTimeUp: boolean): string =>
  isTimeUp ? 'The time is up.' : 'Your test is closed.';

/** What happens to a test whose student must sign in again. */
export function signedOutText({
  secondsLeft,
  isOver,
  isTimeUp,
  isSubmitWaiting,
}: SignedOut): string {
  if (isOver) {
    return `${overText(isTimeUp)} What was saved is graded in any case. Sign in now to send the rest and to see the result.`;
  }
  const left = `${clockText(secondsLeft)} left.`;
  return isSubmitWaiting
    ? `Your test is submitted as soon as you have signed in, and goes on until then. ${left}`
    : `Your test goes on, and what you choose is kept in this browser until it can be saved. ${left}`;
}
