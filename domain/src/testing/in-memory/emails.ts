import { changeRow, type EmailRow, inMemory, removeRows, rowOf, type TablesNow } from './tables.js';
import type { NewEmail } from '../../email/email.js';
import type { EmailOutbox } from '../../email/ports.js';

export function inMemoryOutbox(now: TablesNow) {
  const correctedFrom = (address: string) => {
    const done = rowOf(now().corrections, { oldEmail: address });
    const owner = done && now().students.get(done.studentId);
    return owner ? { to: owner.email, wasVerified: done.wasVerified } : null;
  };
  const queue = (email: NewEmail, callId: string | null) => {
    const id = `email-${Number([...now().emails.keys()].at(-1)?.slice(6) ?? 0) + 1}`;
    now().emails.set(id, { id, email, state: 'pending', isBeingSent: false, callId });
  };
  return inMemory<EmailOutbox>({
    add: (email) => queue(email, null),
    addOnce(callId, email) {
      const isSame = (row: EmailRow) => row.callId === callId && row.email.to === email.to;
      if (rowOf(now().emails, isSame)) return false;
      queue(email, callId);
      return true;
    },
    lock(id) {
      const row = now().emails.get(id);
      if (!row) return null;
      const { email, state, isBeingSent } = row;
      return {
        ...{ id, kind: email.kind, state, isBeingSent, corrected: correctedFrom(email.to) },
        expiresAt: email.expiresAt ?? null,
      };
    },
    addAgain(id, to) {
      const row = now().emails.get(id);
      const readdressed = row && to && { email: { ...row.email, to } };
      changeRow(now().emails, id, { state: 'pending', ...readdressed });
    },
    removeWith: (address) =>
      removeRows(now().emails, ({ email: { to, replyTo } }) => [to, replyTo].includes(address)),
    drop: (id) => changeRow(now().emails, id, { state: 'dropped' }),
  });
}
