import { useEffect, useState, type ReactNode } from 'react';

/** Whether a pointer is pressed now, also since before this code was loaded. */
const isPressed = (): boolean => document.documentElement.matches(':active');

/** Content that appears by itself and moves the page. It waits for the end of a press, which would otherwise end on
 * something else and be lost. */
export function AfterPress({ children }: { readonly children: ReactNode }) {
  const [isOver, setOver] = useState(() => !isPressed());
  useEffect(() => {
    if (isOver) return;
    // The click follows the end of the press.
    const end = () => setTimeout(() => setOver(true));
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [isOver]);
  return isOver && children;
}
