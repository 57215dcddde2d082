import type { AroundNavHandler } from 'wouter';
import { redirected } from '../lib/redirects.js';

let target: string | null = null;

/** Remembers where the next page is to begin; back and forward stay with the browser. */
export const scrollAfterNavigation: AroundNavHandler = (navigate, to, options) => {
  const address = redirected(to);
  target = new URL(address, location.href).hash;
  navigate(address, options);
};

/** Takes the focus to the page, and leaves the address as it is: what follows its # may open the page. */
export function skipToMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** Called when the new page is drawn: scrolls to its anchor or its top, and moves the focus. */
export function settleScroll(): void {
  if (target === null) return;
  const anchor = target === '' ? null : document.getElementById(target.slice(1));
  target = null;
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
