import { useSyncExternalStore } from 'react';
import { sessions, type Session } from './session.js';

const never = () => () => undefined;

/** False while prerendered HTML is hydrated, so that the first render equals it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The signed-in student; null also while that is unknown. */
export const useSession = (): Session | null =>
  useSyncExternalStore(sessions.subscribe, sessions.current, () => null);
