/** On a very bad network, calls stay open for minutes. */
const LONG_MS = 5_000;

/** Whether the server can be reached, whatever it answers. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LONG_MS) }).then(
    () => true,
    () => false,
  );
