import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { answerOf } from '../providers/data-provider.js';

type Asking = {
  /** Whether the last answer stays while another address is asked. */
  readonly keepsLast?: boolean;
  /** Whether it is asked once only, since the server notes each time. */
  readonly isAskedOnce?: boolean;
  readonly refetchInterval?: number;
};

/** What a call of the API answers; asked again by react-admin's refresh. */
export function useAnswer<Path extends string>(path: Path, asking: Asking = {}) {
  const { keepsLast = false, isAskedOnce = false, refetchInterval = false } = asking;
  const endSessionIfOver = useLogoutIfAccessDenied();
  const answer = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => answerOf(path, signal),
    placeholderData: (last) => (keepsLast ? last : undefined),
    staleTime: isAskedOnce ? 'static' : 0,
    gcTime: 0,
    refetchInterval,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const { error } = answer;
  useEffect(() => {
    if (error) void endSessionIfOver(error);
  }, [error, endSessionIfOver]);
  return answer;
}
