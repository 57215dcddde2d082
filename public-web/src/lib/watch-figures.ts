/** Watches, from when it is loaded, whether the figures that the page shows still hold. */
import type { Figures } from '@portal/domain/settings/figures.js';
import { callApi } from './api.js';
import { FIGURES } from './figures.js';
import { tabStore } from './storage.js';

const LOOK_AGAIN_MS = 10_000;
/** How long a replica may send the old figures after another has sent the new ones. */
const LOAD_AGAIN_MS = 20_000;
const LOADED_AT = 'figuresLoadedAt';
/** Pages that are not reloaded: somebody may be paying, taking a test, or copying a code from a mail. */
const NOT_HERE = /^\/(payment|quiz|2fa|reset-password)(\/|$)/;
const FIELDS = 'textarea, select, input';
/** What a visitor has begun, and would lose: a chat, a quiz. */
const BEGUN = '[data-begun]';

/** Fields that somebody has changed; what a form shows of itself is no reason to wait. */
const changed = new WeakSet<EventTarget>();
// It may have begun before this was loaded.
if (document.activeElement) changed.add(document.activeElement);

/** A choice is lost as words are, also the choice of nothing. */
const isFilled = (field: Element): boolean =>
  !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) ||
  field.value !== '';

const isInUse = (): boolean =>
  document.querySelector(BEGUN) !== null ||
  [...document.querySelectorAll(FIELDS)].some((field) => changed.has(field) && isFilled(field));

/** Another release may send more figures or fewer: that alone is no change. */
const holdIn = (figures: Partial<Figures>): boolean =>
  Object.entries(FIGURES).every(
    ([name, figure]) =>
      !(name in figures) ||
      JSON.stringify(figures[name as keyof Figures]) === JSON.stringify(figure),
  );

/** Since the document was asked for. */
let lookedAt = 0;

/** Loads the page again when other figures are in force than it shows. */
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

// Whenever the page is looked at again, or another is opened: the router dispatches `pushState`, and
// `pageshow` brings a page back as it was left.
for (const event of ['pushState', 'popstate', 'pageshow']) addEventListener(event, lookIfPossible);
document.addEventListener('visibilitychange', lookIfPossible);
document.addEventListener('input', ({ target }) => target && changed.add(target), true);
// The document may be older than the first of its pages that watches.
lookIfPossible();
