const TOUCHES = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'touchstart',
  'popstate',
];

const SEEN = { capture: true, passive: true } as const;

/** A browser also reports a resting mouse when the page appears under it. */
const isAtRest = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

let touch: Promise<void> | undefined;

/** Settles when somebody first points, presses a key, scrolls or goes back; the starter asks before all others. */
export const firstTouch = (): Promise<void> =>
  (touch ??= new Promise((resolve) => {
    const touched = (event: Event) => {
      if (isAtRest(event)) return;
      for (const type of TOUCHES) removeEventListener(type, touched, SEEN);
      resolve();
    };
    for (const type of TOUCHES) addEventListener(type, touched, SEEN);
  }));
