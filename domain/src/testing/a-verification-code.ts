import { randomUUID } from 'node:crypto';
import { A_DAY } from './moments.js';
import type { VerificationCode } from '../accounts/verification-code.js';
import { CODE_LIFETIME_SECONDS } from '../shared/policy.js';
import { secondsAfter } from '../shared/time.js';

/** A live code that was just made. */
export const aVerificationCode = (parts: Partial<VerificationCode> = {}): VerificationCode => ({
  studentId: randomUUID(),
  purpose: 'verify-email',
  codeHash: 'hash of 123456',
  createdAt: A_DAY,
  expiresAt: secondsAfter(parts.createdAt ?? A_DAY, CODE_LIFETIME_SECONDS),
  wrongTries: 0,
  seriesSince: parts.createdAt ?? A_DAY,
  seriesCount: 1,
  usedAt: null,
  ...parts,
});
