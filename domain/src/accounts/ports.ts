import type { AdminRole } from '../administration/role.js';
import type { CodePurpose, VerificationCode } from './verification-code.js';
import type { Student } from './student.js';

/** Where students are kept. */
export type StudentRepository = {
  /** @throws EmailTaken if another student has this email */
  add(student: Student): Promise<void>;
  /** The student with this email in its normal form. */
  findByEmail(email: string): Promise<Student | null>;
  findById(id: string): Promise<Student | null>;
  /** The same, held against every other transaction that locks it, until this one ends. */
  lockById(id: string): Promise<Student | null>;
  lockByEmail(email: string): Promise<Student | null>;
  /** Replaces what is kept of this student. */
  save(student: Student): Promise<void>;
};

/** Where verification codes are kept, one a student and purpose. */
export type VerificationCodeRepository = {
  find(studentId: string, purpose: CodePurpose): Promise<VerificationCode | null>;
  /** Takes the place of an earlier code of the same student and purpose. */
  save(code: VerificationCode): Promise<void>;
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
};

/** Turns passwords into what may be stored. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Whether the password fits. With no hash: false, after the same work as with one. */
  fits(password: string, hash: string | null): Promise<boolean>;
};

/** Turns codes into what may be stored, under a key that the database does not hold. */
export type CodeHasher = {
  hash(code: string): string;
  /** Compares in constant time. */
  fits(code: string, hash: string): boolean;
};

/** Someone who runs the business from the console. */
export type Admin = {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly sessionVersion: number;
  readonly createdAt: Date;
  readonly role: AdminRole;
  /** An admin who is not active can't sign in. */
  readonly active: boolean;
};

/** Where admins are kept. */
export type AdminRepository = {
  findByUsername(username: string): Promise<Admin | null>;
  findById(id: string): Promise<Admin | null>;
  /** Adds the admin if there is none at all; answers whether it did. */
  addFirst(admin: Admin): Promise<boolean>;
};
