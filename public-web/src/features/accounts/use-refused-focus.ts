import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to a field after each refusal, when its error is shown. */
export function useRefusedFocus(refusal: object | null): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) input.current?.focus();
  }, [refusal]);
  return input;
}
