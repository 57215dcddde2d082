import { useEffect, useEffectEvent } from 'react';

/** Does something once, so many milliseconds after `isDue` became true and while it stays so. */
export function useDelayed(isDue: boolean, milliseconds: number, action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => act(), milliseconds);
    return () => clearTimeout(timer);
  }, [isDue, milliseconds]);
}
