import type { ConsentLog } from '../../consents/consent.js';
import type { SealedCopies } from '../../privacy/ports.js';
import { inMemory, type TablesNow } from './tables.js';

/** Consents in memory. */
export const inMemoryConsents = (now: TablesNow) =>
  inMemory<ConsentLog>({
    add: (consent) => void now().consents.set(consent.id, consent),
    findAllOf: (wanted) =>
      [...now().consents.values()].filter(({ subjectId }) => subjectId === wanted),
  });

/** Sealed copies in memory; of what is held, the account alone. */
export const inMemorySealedCopies = (now: TablesNow) =>
  inMemory<SealedCopies>({
    contentOf: ({ id }) => JSON.stringify({ profile: [now().students.get(id)] }),
    add: (copy) => void now().sealedCopies.set(copy.id, copy),
  });
