import { useEffect, useState, type ReactNode } from 'react';

/** True while a pointer holds something of the page down, also since before this code was there. */
const isPressed = (): boolean => document.documentElement.matches(':active');

/** What comes by itself and moves the page: a press that is under way would end on something else, and be lost. */
export function AfterPress({ children }: { readonly children: ReactNode }) {
  const [isOver, setOver] = useState(() => !isPressed());
  useEffect(() => {
    if (isOver) return;
    // The click comes after the pointer has gone up.
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
