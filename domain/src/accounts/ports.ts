import type { EmailCorrection } from './email-correction.js';
import type { Student } from './student.js';
import type { CodePurpose, VerificationCode } from './verification-code.js';
import type { SessionRepository } from './session.js';

/** Where students are stored. Only {@link lockOwner} finds erased ones. */
export type StudentRepository = {
  /** @throws EmailTaken if another student has this email */
  add(student: Student): Promise<void>;
  findByEmail(email: string): Promise<Student | null>;
  findById(id: string): Promise<Student | null>;
  /** The same, locked until the transaction ends. */
  lockById(id: string): Promise<Student | null>;
  lockByEmail(email: string): Promise<Student | null>;
  /** The same as {@link lockById}, also for an erased account, which still owns its payments. */
  lockOwner(id: string): Promise<Student | null>;
  save(student: Student): Promise<void>;
  remove(id: string): Promise<void>;
};

export type Visit = {
  readonly studentId: string;
  readonly lastSeenAt: Date;
  /** When its owner was warned of the erasure; null if the account was used since. */
  readonly warnedAt: Date | null;
};

export type VisitLog = {
  note(studentId: string, at: Date): Promise<void>;
  find(studentId: string): Promise<Visit | null>;
  /** The accounts without a use since this moment whose owners were not warned; the longest unused first. */
  unwarnedSince(moment: Date, most: number): Promise<readonly Visit[]>;
  /** The accounts whose owners were warned before this moment; the longest first. */
  warnedBefore(moment: Date, most: number): Promise<readonly Visit[]>;
  warn(studentId: string, at: Date): Promise<void>;
  removeOf(studentId: string): Promise<void>;
};

/** Where verification codes are stored, with the sign-ups that they are for. */
export type VerificationCodeRepository = {
  /** The codes of a student for a purpose, oldest first. */
  findAll(studentId: string, purpose: CodePurpose): Promise<readonly VerificationCode[]>;
  save(code: VerificationCode): Promise<void>;
  removeOf(studentId: string): Promise<void>;
};

export type EmailCorrectionLog = {
  add(correction: EmailCorrection): Promise<void>;
  findAllOf(studentId: string): Promise<readonly EmailCorrection[]>;
  removeOf(studentId: string): Promise<void>;
};

/** A profile picture as it is served: checked, re-encoded, without metadata. */
export type Avatar = {
  /** Can't be guessed, and changes with the picture, so that it can be cached forever. */
  readonly id: string;
  readonly studentId: string;
  /** WebP. */
  readonly image: Uint8Array;
};

export type AvatarRepository = {
  save(avatar: Avatar): Promise<void>;
  find(id: string): Promise<Avatar | null>;
  removeOf(studentId: string): Promise<void>;
};

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Whether the password is right. Without a hash: false, after the same work. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

export type CodeHasher = {
  hash(code: string): string;
  /** Compares in constant time. */
  verify(code: string, hash: string): boolean;
};

export type AccountStores = {
  readonly avatars: AvatarRepository;
  readonly codes: VerificationCodeRepository;
  readonly corrections: EmailCorrectionLog;
  readonly sessions: SessionRepository;
  readonly students: StudentRepository;
  readonly visits: VisitLog;
};
