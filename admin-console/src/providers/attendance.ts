import { UNATTENDED } from '@portal/domain/staff/admin-session.js';

/** What the page asks later than this after the last touch, it asks by itself: polls, and what a new connection reads again. */
const ATTENDED_MS = 10_000;

const TOUCHES = ['click', 'input', 'keydown', 'pointerdown', 'wheel'];

/** Opening the page is a touch as well. */
let touchedAt = performance.now();

/** Notices from now on whether somebody is at the page. */
export function watchTouches(page: EventTarget): void {
  const note = () => {
    touchedAt = performance.now();
  };
  for (const touch of TOUCHES) page.addEventListener(touch, note, { capture: true, passive: true });
}

/** Says of a request that nobody is at the page, so that an admin's session can end by its idle time. */
export function tellIfUnattended(headers: Headers): void {
  if (performance.now() - touchedAt > ATTENDED_MS) headers.set(UNATTENDED, 'true');
}
