import { useCallback, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

/** Where the admin is going: known at the click, while the page before stays until the code of the next one is there. */
export function usePathUnderWay(): string {
  const router = useContext(DataRouterContext)?.router;
  const { pathname } = useLocation();
  const listen = useCallback(
    (changed: () => void) => router?.subscribe(changed) ?? (() => undefined),
    [router],
  );
  return useSyncExternalStore(listen, () => router?.state.location.pathname ?? pathname);
}
