import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus to a field after each refusal, once its error is shown and can be read out. */
export function useRefusedFocus(refusal: object | null): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) input.current?.focus();
  }, [refusal]);
  return input;
}
