/** The starter listens for it (`starter/note-touch.ts`), since this code comes later than many a touch. */
export const firstTouch = (): Promise<unknown> =>
  'touched' in document.documentElement.dataset
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('first-touch', resolve, { once: true }));
