import { useEffectEvent, useLayoutEffect } from 'react';

/** Does something once, so many milliseconds after `isDue` became true and while it stays so. */
export function useDelayed(isDue: boolean, milliseconds: number, action: () => void): void {
  const act = useEffectEvent(action);
  // Before the browser paints, so that the time counts from the moment in which the page shows the change.
  useLayoutEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => act(), milliseconds);
    return () => clearTimeout(timer);
  }, [isDue, milliseconds]);
}
