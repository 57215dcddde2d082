import { answer, type TablesNow } from './tables.js';
import type { EmailOutbox } from '../../email/ports.js';

/** An outbox in memory; the test reads what was committed. */
export const inMemoryOutbox = (now: TablesNow): EmailOutbox => ({
  add: (email) => answer(() => void now().emails.set(now().emails.size, email)),
});
