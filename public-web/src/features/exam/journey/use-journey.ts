import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/queries.js';
import { rememberAttempt } from '../attempt/kept-attempt.js';
import { fetchJourney, type Journey } from './journey-api.js';

const KEY = 'journey';

/** Parts of a page that load one after the other still share one answer. */
const FRESH_MS = 5_000;

/** Remembers the open test that is shown, so that the link leads to it or its result, never to another test. */
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

/** Fetched again when the window gets the focus; not fetched without a student. */
export const useJourney = (email: string | null) =>
  useQuery({ ...journeyOf(email ?? ''), enabled: email !== null });

/** The same for a part that shows no errors: it leaves the next try to the part that does. */
export const useQuietJourney = (email: string) =>
  useQuery({ ...journeyOf(email), retryOnMount: false });

export const forgetJourney = (): void => queryClient.removeQueries({ queryKey: [KEY] });

export const refreshJourney = (): void => void queryClient.invalidateQueries({ queryKey: [KEY] });
