/** The starter listens for it (`starter/note-touch.ts`), since this code may be loaded after the first touch. */
export const firstTouch = (): Promise<unknown> =>
  'touched' in document.documentElement.dataset
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('first-touch', resolve, { once: true }));
