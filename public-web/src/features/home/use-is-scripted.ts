import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered HTML and while it is taken over; true from then on. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
