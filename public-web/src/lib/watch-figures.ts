/** Checks from now on whether the figures on the page are still in force. */
import type { Figures } from '@portal/domain/settings/figures.js';
import { callApi } from './api.js';
import { FIGURES } from './figures.js';
import { tabStore } from './storage.js';

const LOOK_AGAIN_MS = 10_000;
/** How long a replica may still send the old figures. */
const LOAD_AGAIN_MS = 20_000;
const LOADED_AT = 'figuresLoadedAt';
/** Pages that are not reloaded: somebody may be paying, taking a test, or copying a code. */
const NOT_HERE = /^\/(payment|quiz|2fa|reset-password)(\/|$)/;
const FIELDS = 'textarea, select, input';
/** Things that a reload would lose: a chat, a quiz. */
const BEGUN = '[data-begun]';

/** Fields that somebody has changed; a form's own initial text does not count. */
const changed = new WeakSet<EventTarget>();
// A field may have been changed before this code was loaded.
if (document.activeElement) changed.add(document.activeElement);

/** A choice can be lost like a text, also the choice of nothing. */
const isFilled = (field: Element): boolean =>
  !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) ||
  field.value !== '';

const isInUse = (): boolean =>
  document.querySelector(BEGUN) !== null ||
  [...document.querySelectorAll(FIELDS)].some((field) => changed.has(field) && isFilled(field));

/** Another release may send more or fewer figures, which alone is no change. */
const holdIn = (figures: Partial<Figures>): boolean =>
  Object.entries(FIGURES).every(
    ([name, figure]) =>
      !(name in figures) ||
      JSON.stringify(figures[name as keyof Figures]) === JSON.stringify(figure),
  );

/** Counted from the request of the document. */
let lookedAt = 0;

/** Reloads the page when other figures are in force. */
async function look(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  if (performance.now() - lookedAt < LOOK_AGAIN_MS) return;
  lookedAt = performance.now();
  const { figures } = await callApi<{ figures: Partial<Figures> }>('/api/figures', {
    asStudent: false,
  });
  if (holdIn(figures) || NOT_HERE.test(location.pathname) || isInUse()) return;
  if (Date.now() - Number(tabStore.get(LOADED_AT)) < LOAD_AGAIN_MS) return;
  tabStore.set(LOADED_AT, String(Date.now()));
  location.reload();
}

const lookIfPossible = (): void => void look().catch(() => undefined);

// When the page is shown again, or another one is opened: the router dispatches `pushState`, and `pageshow` restores a
// page as it was left.
for (const event of ['pushState', 'popstate', 'pageshow']) addEventListener(event, lookIfPossible);
document.addEventListener('visibilitychange', lookIfPossible);
document.addEventListener('input', ({ target }) => target && changed.add(target), true);
// The document may be older than this page.
lookIfPossible();
