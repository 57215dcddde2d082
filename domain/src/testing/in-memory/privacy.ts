import type { ConsentLog } from '../../consents/consent.js';
import { answer, type TablesNow } from './tables.js';

/** Consents in memory. */
export const inMemoryConsents = (now: TablesNow): ConsentLog => ({
  add: (consent) => answer(() => void now().consents.set(consent.id, consent)),
  findAllOf: (wanted) =>
    answer(() => [...now().consents.values()].filter(({ subjectId }) => subjectId === wanted)),
});
