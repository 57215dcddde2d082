import { noteTouch } from './note-touch.js';

/** Scripts are requested after the text has been painted. The document names them (`app/document.tsx`). */
const { entry, preloads = '' } =
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

function begin(): void {
  if (!entry) throw new Error('The document names no entry');
  for (const href of preloads.split(' ')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  void import(/* @vite-ignore */ entry);
}

noteTouch();

/** A browser that does not report paints uses the second frame. */
const tellsOfPaints = PerformanceObserver.supportedEntryTypes.includes('paint');

if (tellsOfPaints) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    begin();
  }).observe({ type: 'paint', buffered: true });
} else {
  requestAnimationFrame(() => setTimeout(begin));
}
