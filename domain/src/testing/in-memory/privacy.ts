import type { ConsentLog } from '../../consents/consent.js';
import type { NomineeRepository, SealedCopies } from '../../privacy/ports.js';
import { answer, type TablesNow } from './tables.js';

/** Consents in memory. */
export const inMemoryConsents = (now: TablesNow): ConsentLog => ({
  add: (consent) => answer(() => void now().consents.set(consent.id, consent)),
  findAllOf: (wanted) =>
    answer(() => [...now().consents.values()].filter(({ subjectId }) => subjectId === wanted)),
});

/** Nominees in memory. */
export const inMemoryNominees = (now: TablesNow): NomineeRepository => ({
  find: (studentId) => answer(() => now().nominees.get(studentId) ?? null),
  save: (nominee) => answer(() => void now().nominees.set(nominee.studentId, nominee)),
  removeOf: (studentId) => answer(() => void now().nominees.delete(studentId)),
});

/** Sealed copies in memory; of what is held, the account alone. */
export const inMemorySealedCopies = (now: TablesNow): SealedCopies => ({
  contentOf: ({ id }) => answer(() => JSON.stringify({ profile: [now().students.get(id)] })),
  add: (copy) => answer(() => void now().sealedCopies.set(copy.id, copy)),
});
