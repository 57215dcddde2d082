import type { NextStep, FeeState } from '@portal/domain/exam/journey/next-step.js';
import { callApi } from '../../../lib/api.js';
import { createCountdown, type Countdown } from '../attempt/countdown.js';

export type OwnResult = {
  readonly _id: string;
  readonly domain: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly percentage: number;
  readonly passed: boolean;
  /** Whether it does not count: its attempt was given back. */
  readonly isVoid: boolean;
  readonly completedOn: string;
};

type OpenTest = {
  readonly attemptId: string;
  readonly domain: string;
  readonly remainingSeconds: number;
  readonly answered: number;
  readonly questionCount: number;
};

type JourneyAnswer = {
  readonly next: NextStep;
  readonly isVerified: boolean;
  readonly payment: FeeState;
  readonly attemptsUsed: number;
  readonly totalAttempts: number;
  readonly attemptsLeft: number;
  readonly openTest: OpenTest | null;
  /** Newest first. */
  readonly results: readonly OwnResult[];
  readonly best: readonly OwnResult[];
};

/** The open test with its clock, which starts at the remaining time of the server's answer. */
export type RunningTest = OpenTest & { readonly countdown: Countdown };

export type Journey = Omit<JourneyAnswer, 'openTest'> & { readonly openTest: RunningTest | null };

let known: RunningTest | null = null;

/** The existing clock of the same test, corrected. */
function clockOf({ attemptId, remainingSeconds }: OpenTest): Countdown {
  if (known?.attemptId !== attemptId) return createCountdown(remainingSeconds);
  known.countdown.correct(remainingSeconds);
  return known.countdown;
}

export async function fetchJourney(): Promise<Journey> {
  const { openTest, ...journey } = await callApi<JourneyAnswer>('/api/me/journey');
  known = openTest && { ...openTest, countdown: clockOf(openTest) };
  return { ...journey, openTest: known };
}
