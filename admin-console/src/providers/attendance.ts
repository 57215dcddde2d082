import { UNATTENDED } from '@portal/domain/staff/admin-session.js';

/** A call that comes later than this after the last touch is one that the page makes by itself. */
const ATTENDED_MS = 10_000;

const TOUCHES = ['click', 'input', 'keydown', 'pointerdown', 'wheel'];

/** Opening the page counts as a touch. */
let touchedAt = performance.now();

/** Starts to watch whether somebody uses the page. */
export function watchTouches(page: EventTarget): void {
  const note = () => {
    touchedAt = performance.now();
  };
  for (const touch of TOUCHES) page.addEventListener(touch, note, { capture: true, passive: true });
}

/** Marks a request as made without a person, so that an idle admin's session can end. */
export function tellIfUnattended(headers: Headers): void {
  if (performance.now() - touchedAt > ATTENDED_MS) headers.set(UNATTENDED, 'true');
}
