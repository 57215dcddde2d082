import type { LetterRepository } from '../../applications/letters/ports.js';
import { inMemory, rejectDuplicate, rowOf, type TablesNow } from './tables.js';

/** Letters in memory. */
export function inMemoryLetters(now: TablesNow) {
  const rows = () => [...now().letters.values()];
  const byCode = (wanted: string) => rowOf(now().letters, ({ code }) => code === wanted);
  return inMemory<LetterRepository>({
    add(letter) {
      if (byCode(letter.code)) return false;
      const { applicationId, kind, state } = letter;
      const rivals = rows().filter(
        (one) => one.applicationId === applicationId && one.kind === kind && one.state === 'valid',
      );
      rejectDuplicate(applicationId && state === 'valid' && rivals.length > 0, 'letter');
      now().letters.set(letter.id, letter);
      return true;
    },
    findByCode: (code) => byCode(code),
    findAllOf: (id) =>
      rows()
        .filter(({ applicationId }) => applicationId === id)
        .sort((one, other) => Number(one.issuedAt) - Number(other.issuedAt)),
    withdrawOffer(id, at) {
      for (const one of rows()) {
        if (one.applicationId !== id || one.kind !== 'offer' || one.state !== 'valid') continue;
        now().letters.set(one.id, { ...one, state: 'withdrawn', stateAt: at });
      }
    },
    removeTo(email, at) {
      const nothing = {
        email: '',
        name: '',
        terms: null,
        state: 'removed',
        stateAt: at,
      } as const;
      for (const one of rows()) {
        if (one.email === email) now().letters.set(one.id, { ...one, ...nothing });
      }
    },
  });
}
