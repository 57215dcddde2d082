import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { AnswerOf } from '../../providers/api-types.js';
import { answerOf } from '../../providers/data-provider.js';

const REFRESH_EVERY_MS = 5_000;
const TICK_MS = 1_000;

type Answer = AnswerOf<'/api/admin/open-attempts'>;

export type OpenTest = Answer['attempts'][number];

export type OpenInDomain = Answer['domains'][number];

async function fetchOpen(domain: string) {
  const query = new URLSearchParams(domain && { domain }).toString();
  const { now, ...open } = await answerOf(`/api/admin/open-attempts?${query}`);
  /** How far the server's clock is before this device's, in milliseconds. */
  return { ...open, ahead: Date.parse(now) - Date.now() };
}

/** The open tests, of all domains or of one, read again every few seconds while the page is visible. */
export function useOpenTests(domain: string) {
  const endSessionIfOver = useLogoutIfAccessDenied();
  const answer = useQuery({
    queryKey: ['open-attempts', domain],
    queryFn: () => fetchOpen(domain),
    refetchInterval: REFRESH_EVERY_MS,
    placeholderData: (last) => last,
    retry: false,
  });
  const { error } = answer;
  useEffect(() => {
    if (error) void endSessionIfOver(error);
  }, [error, endSessionIfOver]);
  return answer;
}

/** This device's clock, read every second. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
