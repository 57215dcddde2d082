import { answer, removeRows, type TablesNow } from './tables.js';
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
        const id = `email-${Number([...now().emails.keys()].at(-1)?.slice(6) ?? 0) + 1}`;
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
    removeWith: (address) =>
      answer(() =>
        removeRows(now().emails, ({ email: { to, replyTo } }) => [to, replyTo].includes(address)),
      ),
    drop: (id) => answer(() => put(id, { state: 'dropped' })),
  };
}
