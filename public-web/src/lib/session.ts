import { localStore, tabStore, type Store } from './storage.js';

export type Session = { readonly email: string; readonly name: string; readonly token: string };

const KEYS = { email: 'studentEmail', name: 'studentName', token: 'token' } as const;
const PAID_KEY = 'paymentSuccess';

/** The signed-in student in a store; signed in means that an email is stored. */
export function createSessions(store: Store) {
  let last: Session | null = null;

  const read = (): Session | null => {
    const email = store.get(KEYS.email);
    if (!email) return null;
    return { email, name: store.get(KEYS.name) ?? '', token: store.get(KEYS.token) ?? '' };
  };

  const current = (): Session | null => {
    const next = read();
    const same = next?.email === last?.email && next?.name === last?.name;
    if (!same || next?.token !== last?.token) last = next;
    return last;
  };

  return {
    /** The same object while nothing has changed. */
    current,
    begin({ email, name, token }: Session): void {
      store.set(KEYS.token, token);
      store.set(KEYS.name, name);
      store.set(KEYS.email, email);
    },
    end(): void {
      for (const key of [...Object.values(KEYS), PAID_KEY]) store.set(key, null);
    },
    subscribe: (listener: () => void) => store.subscribe(listener),
  };
}

export const sessions = createSessions(localStore);

/** Set at a logout, for the other tabs. */
export const LOGOUT_KEY = 'portal.logout';

/** Drafts are stored by tab, so each tab removes those that it has. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === LOGOUT_KEY && newValue !== null) tabStore.clear();
  });
}
