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

/** The keys under which react-admin stores the selected rows of a list. */
const SELECTION_KEY = /^RaStore.*\.selectedIds/;

/** One admin's selected rows must not be another's. */
function forgetSelections(): void {
  for (const key of Object.keys(localStorage).filter((name) => SELECTION_KEY.test(name))) {
    localStorage.removeItem(key);
  }
}

export function beginSession(token: string): void {
  forgetSelections();
  localStorage.setItem(TOKEN_KEY, token);
}

/** Whether the admin has signed in again since a call was sent with this token: then its refusal does not concern the
 * new session. */
export function hasSignedInSince(token: string | null): boolean {
  const now = adminToken();
  return now !== null && now !== token;
}

const RETURN_KEY = 'adminReturnTo';
const ENDED_KEY = 'adminSessionEnded';
const ENDED = 'Your session has ended. Please sign in again.';

const isOfConsole = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** Stores where the admin was, to return there after signing in again. */
export function noteReturn(path?: string): void {
  try {
    const place = path ?? location.pathname + location.search;
    // A late refusal may arrive on the sign-in page, which is not a place to return to.
    if (!isOfConsole(place)) return;
    sessionStorage.setItem(RETURN_KEY, place);
  } catch {
    // Without storage, the console opens on its first page.
  }
}

/** Stores that the server has ended the session, so that the sign-in page can say it. */
function noteEnded(): void {
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
    // Without storage, nothing is stored.
  }
}

/** Where the admin was when the session ended, or the first page. Can be taken once. */
export function takeReturn(): string {
  try {
    const path = sessionStorage.getItem(RETURN_KEY) ?? '';
    forgetReturn();
    return isOfConsole(path) ? path : '/admin';
  } catch {
    return '/admin';
  }
}

const listeners = new Set<() => void>();

/** Forgets the admin, and also a student who is signed in in this browser. */
export function endSession(why?: 'ended'): void {
  if (why === 'ended') {
    noteReturn();
    noteEnded();
  }
  try {
    for (const key of [TOKEN_KEY, ...STUDENT_KEYS]) localStorage.removeItem(key);
    forgetSelections();
  } catch {
    // A browser that bars its storage has nothing to forget.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the session ends, when another tab begins or ends one, or when the page is shown again after
 * a while. */
export function watchSession(listener: () => void): () => void {
  const events = ['storage', 'pageshow'];
  listeners.add(listener);
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of events) window.removeEventListener(event, listener);
  };
}
