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
import { inMemory, rejectDuplicate, removeRows, rowOf, type TablesNow } from './tables.js';

/** Students in memory. Transactions run one at a time, so a lock is a read. */
export function inMemoryStudents(now: TablesNow) {
  const find = (matches: (student: Student) => boolean) =>
    rowOf(now().students, (student) => !student.erasedAt && matches(student));
  const findById = (id: string) => find((student) => student.id === id);
  const findByEmail = (email: string) => find((student) => student.email === email);
  return inMemory<StudentRepository>({
    findById,
    findByEmail,
    lockById: findById,
    lockByEmail: findByEmail,
    lockOwner: (id) => now().students.get(id) ?? null,
    remove: (id) => void now().students.delete(id),
    add(student) {
      const { students } = now();
      if (rowOf(students, ({ email }) => email === student.email)) throw new EmailTaken();
      rejectDuplicate(students.has(student.id), 'student id');
      students.set(student.id, student);
    },
    save(student) {
      const { students } = now();
      const isTaken = rowOf(
        students,
        ({ id, email }) => email === student.email && id !== student.id,
      );
      if (isTaken) throw new EmailTaken();
      students.set(student.id, student);
    },
  });
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Admins in memory. Transactions run one at a time, so a lock is a read. */
export function inMemoryAdmins(now: TablesNow) {
  const findById = (id: string) => now().admins.get(id) ?? null;
  return inMemory<AdminRepository>({
    findById,
    lockById: findById,
    findByUsername: (name) => rowOf(now().admins, ({ username }) => username === name),
    addFirst(admin) {
      if (now().admins.size > 0) return false;
      now().admins.set(admin.id, admin);
      return true;
    },
    add(admin) {
      const isTaken = rowOf(now().admins, (other) => sameName(other.username, admin.username));
      if (isTaken) throw new UsernameTaken();
      now().admins.set(admin.id, admin);
    },
    lockActiveOwners: () =>
      [...now().admins.values()].filter(({ role, active }) => role === 'owner' && active),
    active: () =>
      [...now().admins.values()]
        .filter(({ active }) => active)
        .map(({ id, role }) => ({ id, role })),
    save: (admin) => void now().admins.set(admin.id, admin),
    requiresTotp: () => now().switches.has('require-totp'),
    requireTotp(required) {
      if (required) now().switches.add('require-totp');
      else now().switches.delete('require-totp');
    },
    hasPasskey: (key) =>
      [...now().admins.values()].some(({ passkeys }) => passkeys.some(({ id }) => id === key)),
  });
}

const oldestFirst = (one: VerificationCode, other: VerificationCode): number =>
  Number(one.createdAt) - Number(other.createdAt);

/** Verification codes in memory. */
export const inMemoryCodes = (now: TablesNow) =>
  inMemory<VerificationCodeRepository>({
    findAll: (owner, kind) =>
      [...now().codes.values()]
        .filter(({ studentId, purpose }) => studentId === owner && purpose === kind)
        .sort(oldestFirst),
    save: (code) => void now().codes.set(code.id, code),
    removeOf: (owner) => void removeRows(now().codes, ({ studentId }) => studentId === owner),
  });

/** Profile pictures in memory. */
export const inMemoryAvatars = (now: TablesNow) =>
  inMemory<AvatarRepository>({
    find: (id) => rowOf(now().avatars, (avatar) => avatar.id === id),
    save: (avatar) => void now().avatars.set(avatar.studentId, avatar),
    removeOf: (studentId) => void now().avatars.delete(studentId),
  });

const longestFirst = (one: Visit, other: Visit): number =>
  Number(one.lastSeenAt) - Number(other.lastSeenAt);

/** When accounts were used, in memory. */
export function inMemoryVisits(now: TablesNow) {
  const those = (matches: (visit: Visit) => boolean, most: number) =>
    [...now().visits.values()].filter(matches).sort(longestFirst).slice(0, most);
  return inMemory<VisitLog>({
    note: (studentId, at) =>
      void now().visits.set(studentId, { studentId, lastSeenAt: at, warnedAt: null }),
    find: (studentId) => now().visits.get(studentId) ?? null,
    unwarnedSince: (moment, most) =>
      those(({ lastSeenAt, warnedAt }) => warnedAt === null && lastSeenAt < moment, most),
    warnedBefore: (moment, most) =>
      those(({ warnedAt }) => warnedAt !== null && warnedAt < moment, most),
    warn(studentId, at) {
      const visit = now().visits.get(studentId);
      if (visit) now().visits.set(studentId, { ...visit, warnedAt: at });
    },
    removeOf: (studentId) => void now().visits.delete(studentId),
  });
}
