import type { WithEmails } from '../email/index.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { WithPolicy } from '../settings/index.js';
import { undoableSince } from './correct-email.js';
import { isOurs, type CorrectionLink } from './correction-link.js';
import { decided, isWaiting, maskedEmail, type EmailCorrection } from './email-correction.js';
import { LinkVoid } from './errors.js';
import type { CodeHasher, WithCodes, WithCorrections, WithStudents } from './ports.js';
import { deactivated, NO_PASSWORD, withNewPassword, type Student } from './student.js';

type Tx = Transaction<WithCodes & WithCorrections & WithEmails & WithPolicy & WithStudents>;

/** No password holds, since the attacker knew the present one. If another account has the address
 * by now, nobody gets in until support has looked at it. */
async function putBack(tx: Tx, student: Student, { oldEmail }: EmailCorrection): Promise<void> {
  const holder = await tx.students.findByEmail(oldEmail);
  const shut = withNewPassword(student, NO_PASSWORD);
  const isFree = holder === null || holder.id === student.id;
  await tx.students.save(isFree ? { ...shut, email: oldEmail } : deactivated(shut, tx.now));
  await tx.codes.removeOf(student.id);
}

/** The owner of the old address rejects the change: a waiting one is void, a recent one is put back
 * with no password until a reset. @returns whether an address was put back @throws LinkVoid */
export function objectToCorrection(
  {
    unitOfWork,
    codeHasher,
    companyInbox,
  }: Work<WithCodes & WithCorrections & WithEmails & WithPolicy & WithStudents> & {
    readonly codeHasher: CodeHasher;
    readonly companyInbox: string;
  },
  link: CorrectionLink,
): Promise<boolean> {
  return unitOfWork.run(async (tx) => {
    const known = isOurs(codeHasher, 'object', link) ? await tx.corrections.find(link.id) : null;
    const student = known && (await tx.students.lockById(known.studentId));
    if (!student) throw new LinkVoid();
    const all = await tx.corrections.findAllOf(student.id);
    const since = undoableSince(all, known, tx.now);
    // Who lost the address longer ago than that has no say in the account any more.
    const undoable = since.some(({ oldEmail }) => oldEmail === known.oldEmail) ? since : [];
    const hasSay = undoable.length > 0 || student.email === known.oldEmail;
    const waiting = hasSay ? all.filter((one) => isWaiting(one, tx.now)) : [];
    if (undoable.length + waiting.length === 0) throw new LinkVoid();
    for (const one of [...undoable, ...waiting]) {
      await tx.corrections.save(decided(one, 'objected', tx.now));
    }
    if (undoable.length > 0) await putBack(tx, student, known);
    await tx.emails.add({
      kind: 'contact-notification',
      to: (await tx.policy.companyInbox()) || companyInbox,
      replyTo: known.oldEmail,
      data: {
        name: student.name,
        email: known.oldEmail,
        subject: 'Objection to a corrected email',
        message: `The owner of ${known.oldEmail} did not ask for ${maskedEmail(known.newEmail)}. The audit log has who entered it, and why.`,
      },
    });
    return undoable.length > 0;
  });
}
