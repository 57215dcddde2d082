import { openingWords } from '@portal/domain/kernel/opening-hours.js';
import { firstTouch } from '../lib/first-touch.js';

/** For a page that is only read, scripts are requested with the first touch. The document names them
 * (`app/document.tsx`). */
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

/** As in `lib/session.ts`: the bar tells a student who is signed in. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('studentEmail') !== null;
  } catch {
    return false;
  }
}

for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
  const { hours = '[]' } = element.dataset;
  element.textContent = openingWords(JSON.parse(hours) as [], new Date());
}

if (isSignedIn()) begin();
else void firstTouch().then(begin);
