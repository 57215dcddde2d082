import { inMemory, removeRows, type TablesNow } from './tables.js';
import type { NewEmail } from '../../email/email.js';
import type { EmailOutbox } from '../../email/ports.js';

/** An outbox in memory; the test reads what was committed. */
export function inMemoryOutbox(now: TablesNow) {
  const correctedFrom = (address: string) => {
    const done = [...now().corrections.values()].find(({ oldEmail }) => oldEmail === address);
    const owner = done && now().students.get(done.studentId);
    return owner ? { to: owner.email, wasVerified: done.wasVerified } : null;
  };
  const put = (id: string, change: { state: 'pending' | 'dropped'; email?: NewEmail }) => {
    const row = now().emails.get(id);
    if (row) now().emails.set(id, { ...row, ...change });
  };
  const queue = (email: NewEmail, callId: string | null) => {
    const id = `email-${Number([...now().emails.keys()].at(-1)?.slice(6) ?? 0) + 1}`;
    now().emails.set(id, { id, email, state: 'pending', isBeingSent: false, callId });
  };
  return inMemory<EmailOutbox>({
    add: (email) => queue(email, null),
    addOnce(callId, email) {
      const isQueued = [...now().emails.values()].some(
        (row) => row.callId === callId && row.email.to === email.to,
      );
      if (!isQueued) queue(email, callId);
      return !isQueued;
    },
    lock(id) {
      const row = now().emails.get(id);
      if (!row) return null;
      const { email, state, isBeingSent } = row;
      const corrected = correctedFrom(email.to);
      return {
        ...{ id, kind: email.kind, state, isBeingSent, corrected },
        expiresAt: email.expiresAt ?? null,
      };
    },
    addAgain(id, to) {
      const row = now().emails.get(id);
      put(id, { state: 'pending', ...(row && to && { email: { ...row.email, to } }) });
    },
    removeWith: (address) =>
      removeRows(now().emails, ({ email: { to, replyTo } }) => [to, replyTo].includes(address)),
    drop: (id) => put(id, { state: 'dropped' }),
  });
}
