import { EmailTaken } from '../../accounts/errors.js';
import type {
  AvatarRepository,
  StudentRepository,
  VerificationCodeRepository,
  Visit,
  VisitLog,
} from '../../accounts/ports.js';
import type { Student } from '../../accounts/student.js';
import type { VerificationCode } from '../../accounts/verification-code.js';
import { UsernameTaken } from '../../staff/errors.js';
import type { AdminRepository } from '../../staff/ports.js';
import { answer, rejectDuplicate, removeRows, rowOf, type TablesNow } from './tables.js';

/** Students in memory. Transactions run one at a time, so a lock is a read. */
export function inMemoryStudents(now: TablesNow): StudentRepository {
  const find = (matches: (student: Student) => boolean) =>
    answer(() => rowOf(now().students, (student) => !student.erasedAt && matches(student)));
  const findById = (id: string) => find((student) => student.id === id);
  const findByEmail = (email: string) => find((student) => student.email === email);
  return {
    findById,
    findByEmail,
    lockById: findById,
    lockByEmail: findByEmail,
    lockOwner: (id) => answer(() => now().students.get(id) ?? null),
    remove: (id) => answer(() => void now().students.delete(id)),
    add: (student) =>
      answer(() => {
        const { students } = now();
        if (rowOf(students, ({ email }) => email === student.email)) throw new EmailTaken();
        rejectDuplicate(students.has(student.id), 'student id');
        students.set(student.id, student);
      }),
    save: (student) =>
      answer(() => {
        const { students } = now();
        const isTaken = rowOf(
          students,
          ({ id, email }) => email === student.email && id !== student.id,
        );
        if (isTaken) throw new EmailTaken();
        students.set(student.id, student);
      }),
  };
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Admins in memory. Transactions run one at a time, so a lock is a read. */
export function inMemoryAdmins(now: TablesNow): AdminRepository {
  const findById = (id: string) => answer(() => now().admins.get(id) ?? null);
  return {
    findById,
    lockById: findById,
    findByUsername: (name) =>
      answer(() => rowOf(now().admins, ({ username }) => username === name)),
    addFirst: (admin) =>
      answer(() => {
        if (now().admins.size > 0) return false;
        now().admins.set(admin.id, admin);
        return true;
      }),
    add: (admin) =>
      answer(() => {
        const isTaken = rowOf(now().admins, (other) => sameName(other.username, admin.username));
        if (isTaken) throw new UsernameTaken();
        now().admins.set(admin.id, admin);
      }),
    lockActiveOwners: () =>
      answer(() =>
        [...now().admins.values()].filter(({ role, active }) => role === 'owner' && active),
      ),
    active: () =>
      answer(() =>
        [...now().admins.values()]
          .filter(({ active }) => active)
          .map(({ id, role }) => ({ id, role })),
      ),
    save: (admin) => answer(() => void now().admins.set(admin.id, admin)),
    requiresTotp: () => answer(() => now().switches.has('require-totp')),
    requireTotp: (required) =>
      answer(() => {
        if (required) now().switches.add('require-totp');
        else now().switches.delete('require-totp');
      }),
    hasPasskey: (key) =>
      answer(() =>
        [...now().admins.values()].some(({ passkeys }) => passkeys.some(({ id }) => id === key)),
      ),
  };
}

const oldestFirst = (one: VerificationCode, other: VerificationCode): number =>
  Number(one.createdAt) - Number(other.createdAt);

/** Verification codes in memory. */
export const inMemoryCodes = (now: TablesNow): VerificationCodeRepository => ({
  findAll: (owner, kind) =>
    answer(() =>
      [...now().codes.values()]
        .filter(({ studentId, purpose }) => studentId === owner && purpose === kind)
        .sort(oldestFirst),
    ),
  save: (code) => answer(() => void now().codes.set(code.id, code)),
  removeOf: (owner) =>
    answer(() => void removeRows(now().codes, ({ studentId }) => studentId === owner)),
});

/** Profile pictures in memory. */
export const inMemoryAvatars = (now: TablesNow): AvatarRepository => ({
  find: (id) => answer(() => rowOf(now().avatars, (avatar) => avatar.id === id)),
  save: (avatar) => answer(() => void now().avatars.set(avatar.studentId, avatar)),
  removeOf: (studentId) => answer(() => void now().avatars.delete(studentId)),
});

const longestFirst = (one: Visit, other: Visit): number =>
  Number(one.lastSeenAt) - Number(other.lastSeenAt);

/** When accounts were used, in memory. */
export function inMemoryVisits(now: TablesNow): VisitLog {
  const those = (matches: (visit: Visit) => boolean, most: number) =>
    answer(() => [...now().visits.values()].filter(matches).sort(longestFirst).slice(0, most));
  return {
    note: (studentId, at) =>
      answer(() => void now().visits.set(studentId, { studentId, lastSeenAt: at, warnedAt: null })),
    find: (studentId) => answer(() => now().visits.get(studentId) ?? null),
    unwarnedSince: (moment, most) =>
      those(({ lastSeenAt, warnedAt }) => warnedAt === null && lastSeenAt < moment, most),
    warnedBefore: (moment, most) =>
      those(({ warnedAt }) => warnedAt !== null && warnedAt < moment, most),
    warn: (studentId, at) =>
      answer(() => {
        const visit = now().visits.get(studentId);
        if (visit) now().visits.set(studentId, { ...visit, warnedAt: at });
      }),
    removeOf: (studentId) => answer(() => void now().visits.delete(studentId)),
  };
}
