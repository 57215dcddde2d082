import { callApi, type AnswerOf } from '../../../lib/api.js';
import { createCountdown, type Countdown } from '../attempt/countdown.js';

type JourneyAnswer = AnswerOf<'GET /api/me/journey'>;
type OpenTest = NonNullable<JourneyAnswer['openTest']>;

export type OwnResult = JourneyAnswer['results'][number];

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
