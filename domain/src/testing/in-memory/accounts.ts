import { EmailTaken } from '../../accounts/errors.js';
import type {
  AvatarRepository,
  EmailCorrectionLog,
  StudentRepository,
  VerificationCodeRepository,
  VisitLog,
} from '../../accounts/ports.js';
import type { SessionRepository } from '../../accounts/session.js';
import type { Student } from '../../accounts/student.js';
import { changeRow, inMemory, rejectDuplicate, removeRows, rowOf, rowsOf } from './tables.js';
import type { TablesNow } from './tables.js';

export function inMemoryStudents(now: TablesNow) {
  const find = (matches: (student: Student) => boolean) =>
    rowOf(now().students, (student) => !student.erasedAt && matches(student));
  const findById = (id: string) => find((student) => student.id === id);
  const findByEmail = (email: string) => find((student) => student.email === email);
  const keep = (student: Student) => {
    const { students } = now();
    const isTaken = rowOf(
      students,
      ({ id, email }) => email === student.email && id !== student.id,
    );
    if (isTaken) throw new EmailTaken();
    students.set(student.id, student);
  };
  return inMemory<StudentRepository>({
    findById,
    findByEmail,
    lockById: findById,
    lockByEmail: findByEmail,
    lockOwner: (id) => now().students.get(id) ?? null,
    remove: (id) => void now().students.delete(id),
    add(student) {
      rejectDuplicate(now().students.has(student.id), 'student id');
      keep(student);
    },
    save: keep,
  });
}

export const inMemoryCodes = (now: TablesNow) =>
  inMemory<VerificationCodeRepository>({
    findAll: (owner, kind) => rowsOf(now().codes, { studentId: owner, purpose: kind }, 'createdAt'),
    save: (code) => void now().codes.set(code.id, code),
    removeOf: (owner) => void removeRows(now().codes, { studentId: owner }),
  });

export const inMemoryCorrections = (now: TablesNow) =>
  inMemory<EmailCorrectionLog>({
    add: (correction) => void now().corrections.set(correction.id, correction),
    findAllOf: (owner) => rowsOf(now().corrections, { studentId: owner }, 'at'),
    removeOf: (owner) => void removeRows(now().corrections, { studentId: owner }),
  });

export const inMemoryAvatars = (now: TablesNow) =>
  inMemory<AvatarRepository>({
    find: (id) => rowOf(now().avatars, (avatar) => avatar.id === id),
    save: (avatar) => void now().avatars.set(avatar.studentId, avatar),
    removeOf: (studentId) => void now().avatars.delete(studentId),
  });

export function inMemoryVisits(now: TablesNow) {
  const isBefore = (at: Date | null, moment: Date) => at !== null && at < moment;
  return inMemory<VisitLog>({
    note: (studentId, at) =>
      void now().visits.set(studentId, { studentId, lastSeenAt: at, warnedAt: null }),
    find: (studentId) => now().visits.get(studentId) ?? null,
    unwarnedSince: (moment, most) =>
      rowsOf(
        now().visits,
        ({ lastSeenAt, warnedAt }) => warnedAt === null && isBefore(lastSeenAt, moment),
        'lastSeenAt',
      ).slice(0, most),
    warnedBefore: (moment, most) =>
      rowsOf(now().visits, ({ warnedAt }) => isBefore(warnedAt, moment)).slice(0, most),
    warn: (studentId, at) => changeRow(now().visits, studentId, { warnedAt: at }),
    removeOf: (studentId) => void now().visits.delete(studentId),
  });
}

export const inMemorySessions = (now: TablesNow) =>
  inMemory<SessionRepository>({
    add: (session) => void now().sessions.set(session.id, session),
    findAllOf: (owner) => rowsOf(now().sessions, { ownerId: owner }, 'beganAt').reverse(),
    end: (id, at) => changeRow(now().sessions, id, { endedAt: at }),
    prove: (id, at) => changeRow(now().sessions, id, { provedAt: at }),
    removeOf: (owner) => void removeRows(now().sessions, { ownerId: owner }),
  });
