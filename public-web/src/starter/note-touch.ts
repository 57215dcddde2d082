const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart'];

const SEEN = { capture: true, passive: true } as const;

/** A browser also reports a resting mouse when the page appears under it. */
const isAtRest = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Notes that somebody points, presses a key or scrolls; `lib/first-touch.ts` waits for it. */
export function noteTouch(): void {
  const touched = (event: Event) => {
    if (isAtRest(event)) return;
    for (const type of TOUCHES) removeEventListener(type, touched, SEEN);
    document.documentElement.dataset.touched = '';
    dispatchEvent(new Event('first-touch'));
  };
  for (const type of TOUCHES) addEventListener(type, touched, SEEN);
}
