import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/queries.js';
import { rememberAttempt } from '../attempt/kept-attempt.js';
import { fetchJourney, type Journey } from './journey-api.js';

const KEY = 'journey';

/** The parts of one page ask once, though some of them come later than others. */
const FRESH_MS = 5_000;

/** Where it is shown as open, the way back to a test leads to that one or to its result, never to another. */
async function journeyFor(email: string): Promise<Journey> {
  const journey = await fetchJourney();
  if (journey.openTest) rememberAttempt(email, journey.openTest.attemptId);
  return journey;
}

const journeyOf = (email: string) => ({
  queryKey: [KEY, email],
  queryFn: () => journeyFor(email),
  staleTime: FRESH_MS,
});

/** Fetched again when the page is focused; not fetched while there is no student. */
export const useJourney = (email: string | null) =>
  useQuery({ ...journeyOf(email ?? ''), enabled: email !== null });

/** The same for a part that says nothing of a failure: it leaves the next try to the one that does. */
export const useQuietJourney = (email: string) =>
  useQuery({ ...journeyOf(email), retryOnMount: false });

/** What is known of the journey is out of date, so that nothing shows it any more. */
export const forgetJourney = (): void => queryClient.removeQueries({ queryKey: [KEY] });

export const refreshJourney = (): void => void queryClient.invalidateQueries({ queryKey: [KEY] });
