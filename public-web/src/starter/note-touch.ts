const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart'];

const SEEN = { capture: true, passive: true } as const;

/** Notes that somebody points, presses a key or scrolls; `lib/first-touch.ts` waits for it. */
export function noteTouch(): void {
  const touched = () => {
    for (const type of TOUCHES) removeEventListener(type, touched, SEEN);
    document.documentElement.dataset.touched = '';
    dispatchEvent(new Event('first-touch'));
  };
  for (const type of TOUCHES) addEventListener(type, touched, SEEN);
}
