import type { EmailStores } from '../email/index.js';
import type { Student } from './student.js';

/** Queues the mail about a new password: somebody else may have set it. */
export const tellOfNewPassword = (
  tx: EmailStores & { readonly now: Date },
  { email, name }: Pick<Student, 'email' | 'name'>,
): Promise<void> =>
  tx.emails.add({
    kind: 'password-changed',
    to: email,
    data: { name, changedAt: tx.now.toISOString() },
  });
