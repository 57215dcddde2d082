const TICK_MS = 250;
const WAKING = ['visibilitychange', 'pageshow', 'resume'] as const;

/** Several times a second, also in a hidden page, and at once when the page is shown again. @returns a function that
 * ends it */
export function tick(listener: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const worker = new Worker(new URL('./ticks.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = listener;
  worker.onerror = (event) => {
    event.preventDefault();
    timer ??= setInterval(listener, TICK_MS);
  };
  for (const kind of WAKING) window.addEventListener(kind, listener, true);
  return () => {
    worker.terminate();
    clearInterval(timer);
    for (const kind of WAKING) window.removeEventListener(kind, listener, true);
  };
}
