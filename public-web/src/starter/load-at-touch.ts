import { openingWords } from '@portal/domain/kernel/opening-hours.js';
import { firstTouch } from '../lib/first-touch.js';

/** As in `lib/session.ts`: the bar tells a student who is signed in. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('studentEmail') !== null;
  } catch {
    return false;
  }
}

function tellHours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '[]' } = element.dataset;
    element.textContent = openingWords(JSON.parse(hours) as [], new Date());
  }
}

/** For a page that is only read, the other scripts are requested with the first touch. Its document names them
 * (`app/document.tsx`). */
export function loadAtTouch(): void {
  const { entry, preloads = '' } =
    document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  if (!entry) return;

  const begin = () => {
    for (const href of preloads.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    void import(/* @vite-ignore */ entry);
  };

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellHours);
  else tellHours();
  if (isSignedIn()) begin();
  else void firstTouch().then(begin);
}
