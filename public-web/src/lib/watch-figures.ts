/** Watches, from when it is loaded, whether the figures that the page shows still hold. */
import { fetchFigures } from './figures-hold.js';
import { FIGURES } from './figures.js';
import { tabStore } from './storage.js';

const LOOK_AGAIN_MS = 10_000;
const LOADED_FOR = 'figures';
/** Not to be loaded anew under somebody who pays, sits a test, or copies a code from a mail. */
const NOT_HERE = /^\/(payment|quiz|2fa|reset-password)(\/|$)/;
const FIELDS = 'textarea, input:not([type=checkbox], [type=radio])';
/** What a visitor has begun, and would lose: a chat, a quiz. */
const BEGUN = '[data-begun]';

let lookedAt = performance.now();

const isInUse = (): boolean =>
  document.querySelector(BEGUN) !== null ||
  [...document.querySelectorAll<HTMLInputElement>(FIELDS)].some(({ value }) => value !== '');

/** Loads the page again when other figures are in force than it shows; once for each change. */
async function look(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  if (performance.now() - lookedAt < LOOK_AGAIN_MS) return;
  lookedAt = performance.now();
  const shown = JSON.stringify(FIGURES);
  const figures = await fetchFigures();
  if (figures === shown || NOT_HERE.test(location.pathname) || isInUse()) return;
  // A replica that is behind may send the same document again.
  if (shown + figures === tabStore.get(LOADED_FOR)) return;
  tabStore.set(LOADED_FOR, shown + figures);
  location.reload();
}

const lookIfPossible = (): void => void look().catch(() => undefined);

// Whenever the page is looked at again, or another is opened: the router dispatches `pushState`, and
// `pageshow` brings a page back as it was left.
for (const event of ['pushState', 'popstate', 'pageshow']) addEventListener(event, lookIfPossible);
document.addEventListener('visibilitychange', lookIfPossible);
