import {
  type Actor,
  checkedReason,
  note,
  rejectLostChange,
  type WithAudit,
} from '../audit/index.js';
import type { WithEmails } from '../email/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import { isEmail, normalEmail, EMAIL_MESSAGE } from '../kernel/text-rules.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { linkTo } from './correction-link.js';
import {
  canBeUndone,
  decided,
  isWaiting,
  maskedEmail,
  newCorrection,
  OBJECTION_SECONDS,
  type EmailCorrection,
} from './email-correction.js';
import { AddressInUse, CorrectionObjected, ResendTooSoon, SeveralSignUps } from './errors.js';
import type { CodeHasher, WithCorrections, WithStudents } from './ports.js';
import { comparableHash, type Student } from './student.js';
import { resendWait } from './verification-code.js';
import { secondsAfter } from '../kernel/time.js';

type Tx = Transaction<WithCorrections & WithEmails & WithStudents>;
type Making = { readonly ids: IdSource; readonly codeHasher: CodeHasher };

export type Correcting = {
  readonly studentId: string;
  readonly email: string;
  readonly reason: string;
  /** The address that waited for proof as the admin saw it, null for none; left out, whichever waits. */
  readonly seenWaiting?: string | null | undefined;
};

function checkedAddress(typed: string): string {
  if (!isEmail(typed.trim())) throw new InvalidInput({ email: EMAIL_MESSAGE });
  return normalEmail(typed);
}

/** An address that another account has, or may have back. */
async function rejectOthers(tx: Tx, student: Student, email: string): Promise<void> {
  if (email === student.email) {
    throw new InvalidInput({ email: 'The account has this address already.' });
  }
  const other = await tx.students.findByEmail(email);
  if (other || (await tx.corrections.isHeld(email, student.id, tx.now))) throw new AddressInUse();
}

function rejectTooSoon(earlier: readonly EmailCorrection[], now: Date): void {
  const wasRefused = earlier.some(
    ({ state, decidedAt }) =>
      state === 'objected' && decidedAt && now < secondsAfter(decidedAt, OBJECTION_SECONDS),
  );
  if (wasRefused) throw new CorrectionObjected();
  const wait = resendWait(earlier, now);
  if (wait > 0) throw new ResendTooSoon(wait);
}

/** Sends the link by which its owner proves the new address, in place of an earlier one. The caller
 * holds the student's lock. @throws ResendTooSoon, CorrectionObjected, SeveralSignUps */
export async function sendProof(
  { ids, codeHasher }: Making,
  tx: Tx,
  student: Student,
  newEmail: string,
): Promise<EmailCorrection> {
  const earlier = await tx.corrections.findAllOf(student.id);
  rejectTooSoon(earlier, tx.now);
  // The link asks for the password, of which none holds.
  if (comparableHash(student) === null) throw new SeveralSignUps();
  for (const one of earlier.filter((each) => isWaiting(each, tx.now))) {
    await tx.corrections.save(decided(one, 'replaced', tx.now));
  }
  const { id: studentId, email: oldEmail, name } = student;
  const wasVerified = student.emailVerifiedAt !== null;
  const parts = { id: ids.next(), studentId, oldEmail, newEmail, wasVerified };
  const correction = newCorrection(parts, tx.now);
  await tx.corrections.save(correction);
  const { expiresAt } = correction;
  await tx.emails.add({
    kind: 'email-correction',
    to: newEmail,
    data: {
      name,
      link: linkTo(codeHasher, 'confirm', correction.id),
      until: expiresAt.toISOString(),
      isSignUp: !wasVerified,
    },
    expiresAt,
  });
  return correction;
}

/** Tells the owner of the old address, who may object; nobody, if it was never known to be the student's. */
export async function tellOldAddress(
  codeHasher: CodeHasher,
  tx: Pick<Tx, 'emails' | 'now'>,
  { id, oldEmail, newEmail, wasVerified }: EmailCorrection,
  { name, isDone }: { readonly name: string; readonly isDone: boolean },
): Promise<void> {
  if (!wasVerified) return;
  const link = linkTo(codeHasher, 'object', id);
  await tx.emails.add({
    kind: 'email-correction-notice',
    to: oldEmail,
    data: { name, newEmail: maskedEmail(newEmail), link, at: tx.now.toISOString(), isDone },
  });
}

/** Enters the right address of a student. Nothing changes before its owner, who knows the account's
 * password, has confirmed it; the old address is told, and may object. @throws InvalidInput,
 * NothingToChange, ChangedMeanwhile, AddressInUse, ResendTooSoon, CorrectionObjected, SeveralSignUps */
export async function correctEmail(
  { unitOfWork, ...making }: Work<WithAudit & WithCorrections & WithEmails & WithStudents> & Making,
  actor: Actor,
  { studentId, email: typed, reason, seenWaiting }: Correcting,
): Promise<void> {
  const email = checkedAddress(typed);
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new NothingToChange('student');
    const waiting = waitingCorrection(await tx.corrections.findAllOf(student.id), tx.now);
    await rejectLostChange(tx, {
      ...{ what: 'student', id: student.id, now: { waitsFor: waiting?.newEmail ?? null } },
      seen: { waitsFor: seenWaiting },
    });
    await rejectOthers(tx, student, email);
    const correction = await sendProof(making, tx, student, email);
    await tellOldAddress(making.codeHasher, tx, correction, { name: student.name, isDone: false });
    await note(tx, making.ids, actor, {
      ...{ action: 'correct-email', subject: 'student', subjectId: student.id, reason: why },
      before: { email: student.email },
      after: { waitsFor: email },
    });
  });
}

/** The correction that waits for its proof; null if none does. */
export const waitingCorrection = (
  corrections: readonly EmailCorrection[],
  now: Date,
): EmailCorrection | null => corrections.findLast((one) => isWaiting(one, now)) ?? null;

/** The corrections since this one by which the address changed, and that can still be taken back. */
export const undoableSince = (
  corrections: readonly EmailCorrection[],
  { createdAt }: EmailCorrection,
  now: Date,
): readonly EmailCorrection[] =>
  corrections.filter((one) => one.createdAt >= createdAt && canBeUndone(one, now));
