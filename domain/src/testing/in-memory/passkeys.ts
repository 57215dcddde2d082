import type { PasskeyChallenges } from '../../staff/ports.js';
import { inMemory, rejectDuplicate, removeRows, type TablesNow } from './tables.js';

/** Challenges of passkeys in memory. */
export const inMemoryPasskeyChallenges = (now: TablesNow) =>
  inMemory<PasskeyChallenges>({
    add(one) {
      rejectDuplicate(now().passkeyChallenges.has(one.challenge), 'challenge');
      now().passkeyChallenges.set(one.challenge, one);
    },
    take(challenge) {
      const given = now().passkeyChallenges.get(challenge) ?? null;
      now().passkeyChallenges.delete(challenge);
      return given;
    },
    removeExpired: (moment) =>
      void removeRows(now().passkeyChallenges, ({ expiresAt }) => expiresAt <= moment),
  });
