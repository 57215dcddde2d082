/**
 * Settles when somebody first does something with the page that the server sent. The starter listens
 * for it (`starter/note-touch.ts`), since this code comes later than many a touch, and so does the script
 * that keeps early clicks.
 */
export const firstTouch = (): Promise<unknown> =>
  'touched' in document.documentElement.dataset
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('first-touch', resolve, { once: true }));
