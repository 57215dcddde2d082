import { firstTouch } from '../lib/first-touch.js';
import { noteTouch } from './note-touch.js';

/** Scripts are requested after the text has been painted, and for a page that is only read after the first touch. The
 * document names them (`app/document.tsx`). */
const {
  entry,
  preloads = '',
  waits,
} = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

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

/** As in `lib/session.ts`: the bar tells a student who is signed in. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('studentEmail') !== null;
  } catch {
    return false;
  }
}

function beginInTime(): void {
  if (waits === undefined || isSignedIn()) begin();
  else void firstTouch().then(begin);
}

/** A browser that does not report paints uses the second frame. */
const tellsOfPaints = PerformanceObserver.supportedEntryTypes.includes('paint');

if (tellsOfPaints) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    beginInTime();
  }).observe({ type: 'paint', buffered: true });
} else {
  requestAnimationFrame(() => setTimeout(beginInTime));
}
