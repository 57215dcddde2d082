import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { fetchAsAdmin } from '../providers/data-provider.js';

const REFRESH_EVERY_MS = 5_000;
const TICK_MS = 1_000;

/** A test that runs. */
export type OpenTest = {
  readonly id: string;
  readonly studentId: string;
  readonly studentName: string;
  readonly email: string;
  readonly domain: string;
  readonly startedAt: string;
  readonly deadline: string;
  readonly addedSeconds: number;
  readonly answered: number;
  readonly questions: number;
  readonly lastSeenAt: string | null;
  readonly devices: number;
  readonly gaps: readonly {
    readonly from: string;
    readonly to: string;
    readonly isConfirmed: boolean;
  }[];
};

/** How many tests of a domain run, and how many of them are quiet. */
export type OpenInDomain = {
  readonly domain: string;
  readonly open: number;
  readonly quiet: number;
  /** Of how many a confirmed gap ended lately, and when the first of those began. */
  readonly cut: number;
  readonly cutSince: string | null;
};

type Open = {
  readonly domains: readonly OpenInDomain[];
  readonly attempts: readonly OpenTest[];
  /** How far the server's clock is before this device's, in milliseconds. */
  readonly ahead: number;
};

async function fetchOpen(domain: string): Promise<Open> {
  const query = domain && `?${String(new URLSearchParams({ domain }))}`;
  const { json } = await fetchAsAdmin(`/api/admin/open-attempts${query}`);
  const { now, domains, attempts } = json as Omit<Open, 'ahead'> & { readonly now: string };
  return { domains, attempts, ahead: Date.parse(now) - Date.now() };
}

/** The tests that run, of all domains or of one, read anew every few seconds while they are in view. */
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
