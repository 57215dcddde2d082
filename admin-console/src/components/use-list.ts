import { useCallback, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../providers/api.js';
import { authProvider, type SignInNeeded } from '../providers/auth-provider.js';
import { dataProvider, type Resource } from '../providers/data-provider.js';

/** How a list stands. */
export type ListState<Row> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'loaded'; readonly rows: readonly Row[] };

function messageOf(failure: unknown, refused: string): string {
  if (!(failure instanceof ApiFailure) || failure.status === null) {
    return 'Could not connect to the server.';
  }
  return failure.said ?? refused;
}

/** A list of the API, and a way to ask for it again. An ended session leads to the sign-in. */
export function useList<Row extends RaRecord>(resource: Resource, refused: string) {
  const [state, setState] = useState<ListState<Row>>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  const navigate = useNavigate();

  useEffect(() => {
    const stop = new AbortController();
    const fail = async (failure: unknown) => {
      if (stop.signal.aborted) return;
      try {
        await authProvider.checkError(failure);
        setState({ kind: 'failed', message: messageOf(failure, refused) });
      } catch (ended) {
        const { redirectTo, reason } = ended as SignInNeeded;
        await navigate(redirectTo, { replace: true, state: { reason } });
      }
    };
    dataProvider
      .getList<Row>(resource, { signal: stop.signal })
      .then(({ data }) => setState({ kind: 'loaded', rows: data }))
      .catch(fail);
    return () => stop.abort();
  }, [resource, refused, tries, navigate]);

  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setTries((count) => count + 1);
  }, []);

  return { state, retry };
}
