import type { AroundNavHandler } from 'wouter';
import { redirected } from '../lib/redirects.js';

let target: string | null = null;

/** Stores where the next page has to begin; back and forward are left to the browser. */
export const scrollAfterNavigation: AroundNavHandler = (navigate, to, options) => {
  const address = redirected(to);
  target = new URL(address, location.href).hash;
  navigate(address, options);
};

/** Moves the focus to the page and leaves the address as it is, since its fragment may hold what opens the page. */
export function skipToMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const question = document.querySelector<HTMLElement>('main legend[tabindex]');
  (question ?? document.getElementById('main'))?.focus();
}

/** Called when the new page is shown: scrolls to its anchor or its top, and moves the focus. */
export function settleScroll(): void {
  if (target === null) return;
  const anchor = target === '' ? null : document.getElementById(target.slice(1));
  target = null;
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
