import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to what has just replaced the focused element. */
export function useFocusOnArrival<Target extends HTMLElement>(
  isWanted: boolean,
): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return ref;
}
