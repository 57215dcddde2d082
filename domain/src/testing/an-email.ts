import { randomUUID } from 'node:crypto';
import type { NewEmail } from '../email/email.js';

export const anEmail = (
  parts: { to?: string; replyTo?: string; expiresAt?: Date } = {},
): NewEmail => ({
  kind: 'verification-code',
  to: `asha-${randomUUID()}@example.com`,
  data: { name: 'Asha Rao', code: '123456' },
  ...parts,
});
