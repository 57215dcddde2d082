import { randomUUID } from 'node:crypto';
import { fakeCodeHasher } from './fake-hashers.js';
import { A_DAY } from './moments.js';
import type { Student } from '../accounts/student.js';
import {
  keptFields,
  SIGN_UP_FIELD_NAMES,
  type StudentFieldName,
} from '../accounts/student-fields.js';
import type { SignUpForm } from '../accounts/sign-up-form.js';
import type { PendingForm } from '../accounts/pending-form.js';
import type { Requester } from '../accounts/requester.js';
import type { VerificationCode } from '../accounts/verification-code.js';
import { secondsAfter } from '../kernel/time.js';
import { CODE_LIFETIME_SECONDS } from '../settings/policy.js';
import type { EmailCorrection } from '../accounts/email-correction.js';

const A_STUDENTS_WORDS: Readonly<Record<StudentFieldName, string>> = {
  name: 'Asha Rao',
  phone: '+91 80000 00000',
  education: 'B.Sc. Physics',
  experience: 'Fresher',
  skills: 'SQL, Python',
  message: '',
  nominee: '',
  domain: 'data science',
};

export const aStudent = (parts: Partial<Student> = {}): Student => ({
  id: randomUUID(),
  email: `asha-${randomUUID()}@example.com`,
  ...A_STUDENTS_WORDS,
  avatarUrl: null,
  passwordHash: 'hash of correct horse battery',
  emailVerifiedAt: A_DAY,
  paidAt: null,
  invoiceState: null,
  totalAttempts: 5,
  attemptsUsed: 0,
  sessionVersion: 0,
  createdAt: A_DAY,
  deactivatedAt: null,
  erasedAt: null,
  ...parts,
});

export const aPaidStudent = (parts: Partial<Student> = {}): Student =>
  aStudent({ paidAt: A_DAY, ...parts });

export const A_PASSWORD = 'correct horse battery';

export const aSignUpForm = (parts: Partial<SignUpForm> = {}): SignUpForm => ({
  ...keptFields(SIGN_UP_FIELD_NAMES, A_STUDENTS_WORDS),
  email: 'asha@example.com',
  password: A_PASSWORD,
  confirmPassword: parts.password ?? A_PASSWORD,
  ...parts,
});

export const A_REQUESTER: Requester = { browser: 'a browser', network: 'a network' };

/** Somebody else, elsewhere. */
export const A_STRANGER: Requester = { browser: 'another browser', network: 'another network' };

export const aPendingForm = (parts: Partial<PendingForm> = {}): PendingForm => ({
  id: randomUUID(),
  ...keptFields(SIGN_UP_FIELD_NAMES, A_STUDENTS_WORDS),
  passwordHash: 'hash of correct horse battery',
  ...parts,
});

export const aVerificationCode = (parts: Partial<VerificationCode> = {}): VerificationCode => ({
  id: randomUUID(),
  studentId: randomUUID(),
  purpose: 'verify-email',
  codeHash: fakeCodeHasher.hash('123456'),
  createdAt: A_DAY,
  expiresAt: secondsAfter(parts.createdAt ?? A_DAY, CODE_LIFETIME_SECONDS),
  wrongTries: 0,
  strayTries: 0,
  usedAt: null,
  requester: A_REQUESTER,
  form: null,
  ...parts,
});

export const anEmailCorrection = (parts: Partial<EmailCorrection> = {}): EmailCorrection => ({
  id: randomUUID(),
  studentId: randomUUID(),
  oldEmail: `asha-${randomUUID()}@gmial.example`,
  newEmail: `asha-${randomUUID()}@gmail.example`,
  wasVerified: true,
  at: A_DAY,
  ...parts,
});
