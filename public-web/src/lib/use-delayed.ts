import { useEffectEvent, useLayoutEffect } from 'react';

/** Does something once, so many milliseconds after `isDue` became true, if it is still true. */
export function useDelayed(isDue: boolean, milliseconds: number, action: () => void): void {
  const act = useEffectEvent(action);
  // Before the browser paints, so that the time counts from the visible change.
  useLayoutEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => act(), milliseconds);
    return () => clearTimeout(timer);
  }, [isDue, milliseconds]);
}
