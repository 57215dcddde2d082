import { randomUUID } from 'node:crypto';
import type { EmailCorrection } from '../accounts/email-correction.js';
import { A_DAY } from './moments.js';

export const anEmailCorrection = (parts: Partial<EmailCorrection> = {}): EmailCorrection => ({
  id: randomUUID(),
  studentId: randomUUID(),
  oldEmail: `asha-${randomUUID()}@gmial.example`,
  newEmail: `asha-${randomUUID()}@gmail.example`,
  wasVerified: true,
  at: A_DAY,
  ...parts,
});
