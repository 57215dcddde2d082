import { type AuditLog, TRACES } from '../../audit/audit-entry.js';
import type { ConsentLog } from '../../consents/consent.js';
import type { SealedCopies } from '../../privacy/ports.js';
import { UsernameTaken } from '../../staff/errors.js';
import type { AdminRepository, PasskeyChallenges } from '../../staff/ports.js';
import { changeRows, inMemory, rejectDuplicate, removeRows, rowOf, rowsOf } from './tables.js';
import type { TablesNow } from './tables.js';

const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

export function inMemoryAdmins(now: TablesNow) {
  const findById = (id: string) => now().admins.get(id) ?? null;
  return inMemory<AdminRepository>({
    findById,
    lockById: findById,
    findByUsername: (name) => rowOf(now().admins, { username: name }),
    addFirst(admin) {
      if (now().admins.size > 0) return false;
      now().admins.set(admin.id, admin);
      return true;
    },
    add(admin) {
      const isTaken = rowOf(now().admins, (other) => isSameName(other.username, admin.username));
      if (isTaken) throw new UsernameTaken();
      now().admins.set(admin.id, admin);
    },
    lockActiveOwners: () => rowsOf(now().admins, { role: 'owner', active: true }),
    active: () =>
      rowsOf(now().admins, { active: true }).map(({ id, username, role }) => ({
        id,
        username,
        role,
      })),
    save: (admin) => void now().admins.set(admin.id, admin),
    requiresTotp: () => now().switches.has('require-totp'),
    requireTotp(required) {
      if (required) now().switches.add('require-totp');
      else now().switches.delete('require-totp');
    },
    findByPasskey: (key) =>
      rowOf(now().admins, ({ passkeys }) => passkeys.some(({ id }) => id === key)),
  });
}

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

export const inMemoryAudit = (now: TablesNow) =>
  inMemory<AuditLog>({
    add(entry) {
      rejectDuplicate(now().audit.has(entry.id), 'audit entry id');
      now().audit.set(entry.id, entry);
    },
    latest: (about, besides = []) =>
      rowsOf(
        now().audit,
        ({ subjectId, action }) =>
          subjectId === about &&
          !TRACES.some((trace) => trace === action) &&
          !besides.includes(action),
        'at',
      ).at(-1) ?? null,
    redact(subjectIds, parts) {
      const facts = parts === 'reasons' ? {} : { before: null, after: null };
      const isNamed = ({ subjectId }: { readonly subjectId: string }) =>
        subjectIds.includes(subjectId);
      changeRows(now().audit, isNamed, { reason: '', ...facts });
    },
  });

export const inMemoryConsents = (now: TablesNow) =>
  inMemory<ConsentLog>({
    add: (consent) => void now().consents.set(consent.id, consent),
    findAllOf: (wanted) => rowsOf(now().consents, { subjectId: wanted }),
  });

export const inMemorySealedCopies = (now: TablesNow) =>
  inMemory<SealedCopies>({
    contentOf: ({ id }) => JSON.stringify({ profile: [now().students.get(id)] }),
    add: (copy) => void now().sealedCopies.set(copy.id, copy),
  });
