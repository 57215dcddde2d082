import type { EmailCorrection } from './email-correction.js';
import type { Student } from './student.js';
import type { CodePurpose, VerificationCode } from './verification-code.js';

/** Where students are kept. What is left of erased ones is found by {@link lockOwner} only. */
export type StudentRepository = {
  /** @throws EmailTaken if another student has this email */
  add(student: Student): Promise<void>;
  findByEmail(email: string): Promise<Student | null>;
  findById(id: string): Promise<Student | null>;
  /** The same, held against every other transaction that locks it, until this one ends. */
  lockById(id: string): Promise<Student | null>;
  lockByEmail(email: string): Promise<Student | null>;
  /** The same as {@link lockById}, also of an erased account: whose payments these are. */
  lockOwner(id: string): Promise<Student | null>;
  save(student: Student): Promise<void>;
  remove(id: string): Promise<void>;
};

export type Visit = {
  readonly studentId: string;
  readonly lastSeenAt: Date;
  /** When its owner was warned that it will be erased, if nothing happened since. */
  readonly warnedAt: Date | null;
};

/** Where it is kept when accounts were used. */
export type VisitLog = {
  /** Notes that the account is used, and takes a warning back; once a day will do. */
  note(studentId: string, at: Date): Promise<void>;
  find(studentId: string): Promise<Visit | null>;
  /** The accounts not used since this moment whose owners were not warned, longest first. */
  unwarnedSince(moment: Date, most: number): Promise<readonly Visit[]>;
  /** The accounts whose owners were warned before this moment, longest first. */
  warnedBefore(moment: Date, most: number): Promise<readonly Visit[]>;
  warn(studentId: string, at: Date): Promise<void>;
  removeOf(studentId: string): Promise<void>;
};

/** Where verification codes are kept, with the sign-ups that they were sent for. */
export type VerificationCodeRepository = {
  /** The codes of a student for a purpose, in the order in which they were made. */
  findAll(studentId: string, purpose: CodePurpose): Promise<readonly VerificationCode[]>;
  save(code: VerificationCode): Promise<void>;
  removeOf(studentId: string): Promise<void>;
};

/** Which addresses were corrected. */
export type EmailCorrectionLog = {
  add(correction: EmailCorrection): Promise<void>;
  /** The corrections of a student, in the order in which they were made. */
  findAllOf(studentId: string): Promise<readonly EmailCorrection[]>;
  removeOf(studentId: string): Promise<void>;
};

/** A profile picture as it is served: checked, re-encoded, without metadata. */
export type Avatar = {
  /** Can't be guessed, and changes with the picture, so that it can be cached for good. */
  readonly id: string;
  readonly studentId: string;
  /** WebP. */
  readonly image: Uint8Array;
};

/** Where profile pictures are kept, one a student. */
export type AvatarRepository = {
  /** Takes the place of the student's earlier picture. */
  save(avatar: Avatar): Promise<void>;
  find(id: string): Promise<Avatar | null>;
  removeOf(studentId: string): Promise<void>;
};

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Whether the password fits. With no hash: false, after the same work as with one. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

/** Turns codes into what may be stored, under a key that the database does not hold. */
export type CodeHasher = {
  hash(code: string): string;
  /** Compares in constant time. */
  verify(code: string, hash: string): boolean;
};
