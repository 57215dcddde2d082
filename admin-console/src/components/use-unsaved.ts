import { useEffect } from 'react';
import { useBlocker } from 'react-router';

const WORDS = 'What you changed is not saved. Leave it?';

/** Whether typed text may be dropped; asks the person who typed it. */
export const mayLeave = (): boolean => window.confirm(WORDS);

/** Asks before the page is left with changes that are not saved, within the console and out of it. */
export function useUnsaved(isChanged: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (mayLeave()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
