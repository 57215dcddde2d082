import { randomUUID } from 'node:crypto';
import { newCorrection, type EmailCorrection } from '../accounts/email-correction.js';
import { A_DAY } from './moments.js';

/** A correction of a verified address that waits for its proof. */
export const anEmailCorrection = (parts: Partial<EmailCorrection> = {}): EmailCorrection => ({
  ...newCorrection(
    {
      id: randomUUID(),
      studentId: randomUUID(),
      oldEmail: `asha-${randomUUID()}@gmial.example`,
      newEmail: `asha-${randomUUID()}@gmail.example`,
      wasVerified: true,
    },
    A_DAY,
  ),
  ...parts,
});
