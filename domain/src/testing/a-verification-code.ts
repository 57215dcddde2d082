import { randomUUID } from 'node:crypto';
import type { PendingForm } from '../accounts/pending-form.js';
import type { Requester } from '../accounts/requester.js';
import { keptFields, SIGN_UP_FIELD_NAMES } from '../accounts/student-fields.js';
import type { VerificationCode } from '../accounts/verification-code.js';
import { secondsAfter } from '../kernel/time.js';
import { CODE_LIFETIME_SECONDS } from '../settings/policy.js';
import { A_STUDENTS_WORDS } from './a-student.js';
import { A_DAY } from './moments.js';

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
  codeHash: 'hash of 123456',
  createdAt: A_DAY,
  expiresAt: secondsAfter(parts.createdAt ?? A_DAY, CODE_LIFETIME_SECONDS),
  wrongTries: 0,
  strayTries: 0,
  usedAt: null,
  requester: A_REQUESTER,
  form: null,
  ...parts,
});
