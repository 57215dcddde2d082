import type { PasskeyChallenges } from '../../staff/ports.js';
import { answer, rejectDuplicate, removeRows, type TablesNow } from './tables.js';

/** Challenges of passkeys in memory. */
export const inMemoryPasskeyChallenges = (now: TablesNow): PasskeyChallenges => ({
  add: (one) =>
    answer(() => {
      rejectDuplicate(now().passkeyChallenges.has(one.challenge), 'challenge');
      now().passkeyChallenges.set(one.challenge, one);
    }),
  take: (challenge) =>
    answer(() => {
      const given = now().passkeyChallenges.get(challenge) ?? null;
      now().passkeyChallenges.delete(challenge);
      return given;
    }),
  removeExpired: (moment) =>
    answer(() => void removeRows(now().passkeyChallenges, ({ expiresAt }) => expiresAt <= moment)),
});
