import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';

const WORDS = 'What you changed is not saved. Leave it?';

/** The forms that hold words which are not sent. React Router asks one blocker only, so there is one for all. */
const forms = new Set<string>();

export function useUnsaved(isTyped: boolean): void {
  const id = useId();
  useEffect(() => {
    if (isTyped) forms.add(id);
    return () => void forms.delete(id);
  }, [id, isTyped]);
}

/** Whether typed text may be dropped; asks the person who typed it. */
export const mayDrop = (): boolean => window.confirm(WORDS);

/** Whether what is typed anywhere on the page may be dropped. */
export const mayLeave = (): boolean => forms.size === 0 || mayDrop();

/** Asks before a page with typed text is left, within the console and out of it. */
export function useLeaveQuestion(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (mayLeave()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (forms.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
