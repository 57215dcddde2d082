import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { answerTo, type AnswerOf } from '../../providers/data-provider.js';

export const REFRESH_EVERY_MS = 5_000;
const TICK_MS = 1_000;

type Answer = AnswerOf<'/api/admin/open-attempts'>;

export type OpenTest = Answer['attempts'][number];

export type OpenInDomain = Answer['domains'][number];

/** The open tests, of all domains or of one, read again every few seconds while the page is visible. */
export function useOpenTests(domain: string) {
  const query = new URLSearchParams(domain && { domain }).toString();
  const answer = useQuery({
    ...answerTo(`/api/admin/open-attempts?${query}`),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_EVERY_MS,
  });
  return { ...answer, ahead: useAhead(answer.data?.now) };
}

/** How far the server's clock, as it answered, is before this device's, in milliseconds. */
export const useAhead = (now: string | undefined): number =>
  // oxlint-disable-next-line react/purity -- the device's clock when the answer came
  useMemo(() => (now ? Date.parse(now) - Date.now() : 0), [now]);

/** This device's clock, read every second. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
