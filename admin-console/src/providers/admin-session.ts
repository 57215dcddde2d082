const TOKEN_KEY = 'adminToken';
const STUDENT_KEYS = ['studentEmail', 'studentName', 'token', 'paymentSuccess'];

/** The signed-in admin's token; null if there is none, or if the browser bars its storage. */
export function adminToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** What react-admin keeps of the rows that were selected in a list. */
const SELECTION_KEY = /^RaStore.*\.selectedIds/;

/** Rows that one admin selected are not another's to work on. */
function forgetSelections(): void {
  for (const key of Object.keys(localStorage).filter((name) => SELECTION_KEY.test(name))) {
    localStorage.removeItem(key);
  }
}

export function beginSession(token: string): void {
  forgetSelections();
  localStorage.setItem(TOKEN_KEY, token);
}

/** Whether the admin has signed in again since a call went out with this token: what was refused to it says
 * nothing of the session that goes on. */
export function hasSignedInSince(token: string | null): boolean {
  const now = adminToken();
  return now !== null && now !== token;
}

const RETURN_KEY = 'adminReturnTo';
const ENDED_KEY = 'adminSessionEnded';
const ENDED = 'Your session has ended. Please sign in again.';

const isOfConsole = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** Keeps where the admin was, to come back there after signing in again. */
export function noteReturn(path?: string): void {
  try {
    const place = path ?? location.pathname + location.search;
    // A refusal that arrives late finds the sign-in page, which is no place to come back to.
    if (!isOfConsole(place)) return;
    sessionStorage.setItem(RETURN_KEY, place);
  } catch {
    // Without storage, the console opens at its beginning.
  }
}

/** Keeps that the server has ended the session, for the sign-in page to say so. */
export function noteEnded(): void {
  try {
    sessionStorage.setItem(ENDED_KEY, 'true');
  } catch {
    // Without storage, the page shows no reason.
  }
}

/** Why the admin has to sign in; null if no session has ended. */
export function endedReason(): string | null {
  try {
    return sessionStorage.getItem(ENDED_KEY) ? ENDED : null;
  } catch {
    return null;
  }
}

/** Forgets where the admin was, and that a session has ended. */
export function forgetReturn(): void {
  try {
    for (const key of [RETURN_KEY, ENDED_KEY]) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Where the admin was when the session ended; the console's beginning if nowhere. Asked for once. */
export function takeReturn(): string {
  try {
    const path = sessionStorage.getItem(RETURN_KEY) ?? '';
    forgetReturn();
    return isOfConsole(path) ? path : '/admin';
  } catch {
    return '/admin';
  }
}

/** Forgets the admin, and a student who was signed in beside. */
export function endSession(): void {
  try {
    for (const key of [TOKEN_KEY, ...STUDENT_KEYS]) localStorage.removeItem(key);
    forgetSelections();
  } catch {
    // A browser that bars its storage has nothing to forget.
  }
}

/** Tells of a session that was begun or ended in another tab, or before the page was left. */
export function watchSession(listener: () => void): () => void {
  const events = ['storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
