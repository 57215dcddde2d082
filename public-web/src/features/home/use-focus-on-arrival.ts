import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on what has just replaced the thing that held it. */
export function useFocusOnArrival<Target extends HTMLElement>(
  isWanted: boolean,
): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return ref;
}
