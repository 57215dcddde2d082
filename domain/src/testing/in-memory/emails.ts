import { answer, type TablesNow } from './tables.js';
import type { EmailOutbox } from '../../email/ports.js';

/** An outbox in memory; the test reads what was committed. */
export function inMemoryOutbox(now: TablesNow): EmailOutbox {
  const put = (id: string, change: { state: 'pending' | 'dropped' }) => {
    const row = now().emails.get(id);
    if (row) now().emails.set(id, { ...row, ...change });
  };
  return {
    add: (email) =>
      answer(() => {
        const id = `email-${now().emails.size + 1}`;
        now().emails.set(id, { id, email, state: 'pending', isBeingSent: false });
      }),
    lock: (id) =>
      answer(() => {
        const row = now().emails.get(id);
        if (!row) return null;
        const { email, state, isBeingSent } = row;
        return { id, kind: email.kind, state, expiresAt: email.expiresAt ?? null, isBeingSent };
      }),
    addAgain: (id) => answer(() => put(id, { state: 'pending' })),
    drop: (id) => answer(() => put(id, { state: 'dropped' })),
  };
}
