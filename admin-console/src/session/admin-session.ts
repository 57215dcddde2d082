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

/** Keeps the token of an admin who has signed in. */
export const beginSession = (token: string): void => localStorage.setItem(TOKEN_KEY, token);

const RETURN_KEY = 'adminReturnTo';

/** Keeps where the admin was, to come back there after signing in again. */
export function noteReturn(path?: string): void {
  try {
    sessionStorage.setItem(RETURN_KEY, path ?? location.pathname + location.search);
  } catch {
    // Without storage, the console opens at its beginning.
  }
}

/** Where the admin was when the session ended; the console's beginning if nowhere. Asked for once. */
export function takeReturn(): string {
  try {
    const path = sessionStorage.getItem(RETURN_KEY) ?? '';
    sessionStorage.removeItem(RETURN_KEY);
    return /^\/admin(\/|$)/.test(path) ? path : '/admin';
  } catch {
    return '/admin';
  }
}

function forgetReturn(): void {
  try {
    sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Forgets the admin, and a student who was signed in beside. */
export function endSession(): void {
  forgetReturn();
  try {
    for (const key of [TOKEN_KEY, ...STUDENT_KEYS]) localStorage.removeItem(key);
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
