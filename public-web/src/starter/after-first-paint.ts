import { noteTouch } from './note-touch.js';

/**
 * Starts a page that reads well without scripts: nothing of them may stand in the way of its text,
 * so they are asked for once the text has been painted. The document names them (`app/document.tsx`).
 */
const {
  entry,
  library,
  preloads = '',
} = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

async function begin(): Promise<void> {
  if (!entry || !library) throw new Error('The document names no entry');
  for (const href of preloads.split(' ')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  // In a task of its own: React and the site in one would hold up the page for longer.
  await import(/* @vite-ignore */ library);
  await new Promise((resolve) => setTimeout(resolve));
  await import(/* @vite-ignore */ entry);
}

noteTouch();

/** Of a browser that does not tell of its paints, the first frame but one is as good. */
const tellsOfPaints = PerformanceObserver.supportedEntryTypes.includes('paint');

if (tellsOfPaints) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void begin();
  }).observe({ type: 'paint', buffered: true });
} else {
  requestAnimationFrame(() => setTimeout(() => void begin()));
}
