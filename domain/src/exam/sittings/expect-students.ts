import { type AuditStores, checkedReason, noteAction } from '../../audit/index.js';
import type { EmailStores } from '../../email/index.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import type { ExamStores } from '../ports.js';
import { readEmails } from './expected-emails.js';
import type { Expected } from './ports.js';
import { rejectEnded, type SupervisedSitting } from './supervised-sitting.js';
import { lockSitting, type Supervisor } from './supervisor.js';

type Stores = ExamStores & AuditStores & EmailStores;
type Ports = Work<Stores> & { readonly ids: IdSource };

const MOST_FOR_SEAT = 2;
const TOO_LONG =
  'The list is longer than two for each seat. Please give the sitting more seats first.';

/** Mails place, time and what to bring. */
export async function inviteAll(
  tx: Transaction<EmailStores>,
  { place, startsAt, endsAt, domains }: SupervisedSitting,
  expected: readonly Expected[],
): Promise<void> {
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  for (const { email: to, isFeeWaived } of expected) {
    const data = { place, ...times, domains, isFeeWaived };
    await tx.emails.add({ kind: 'sitting-invitation', to, data, expiresAt: endsAt });
  }
}

/** Adds the addresses in a pasted list or a CSV file, and mails each that is new. @throws InvalidInput,
 * NothingToChange, SittingNotOpen */
export async function expectStudents(
  { unitOfWork, ids }: Ports,
  actor: Supervisor,
  { sittingId, list }: { readonly sittingId: string; readonly list: string },
) {
  const { emails, unreadable } = readEmails(list);
  if (emails.length === 0) throw new InvalidInput({ list: 'No line holds an email address.' });
  return unitOfWork.run(async (tx) => {
    const sitting = await lockSitting(tx, actor, sittingId);
    rejectEnded(sitting);
    const added = await tx.sittings.expect(sittingId, emails);
    const { length } = await tx.sittings.expected(sittingId);
    if (length > MOST_FOR_SEAT * sitting.seats) throw new InvalidInput({ list: TOO_LONG });
    const invited = added.map((email) => ({ email, isFeeWaived: false }));
    await inviteAll(tx, sitting, invited);
    await noteAction(tx, ids, actor, {
      ...{ action: 'expect-students', subject: 'sitting', subjectId: sittingId, reason: '' },
      ...{ before: null, after: { added: added.length } },
    });
    return { added: added.length, known: emails.length - added.length, unreadable };
  });
}

/** Waives the fee, in this sitting, of all who are on the list now, and tells them. No payment comes of it. @throws InvalidInput,
 * NothingToChange, SittingNotOpen */
export async function waiveFees(
  { unitOfWork, ids }: Ports,
  actor: Supervisor,
  { sittingId, reason }: { readonly sittingId: string; readonly reason: string },
): Promise<{ readonly waived: number }> {
  const why = checkedReason(reason);
  return unitOfWork.run(async (tx) => {
    const sitting = await lockSitting(tx, actor, sittingId);
    rejectEnded(sitting);
    const emails = await tx.sittings.waiveFees(sittingId);
    const expected = emails.map((email) => ({ email, isFeeWaived: true }));
    await inviteAll(tx, sitting, expected);
    const waived = emails.length;
    await noteAction(tx, ids, actor, {
      ...{ action: 'waive-fees', subject: 'sitting', subjectId: sittingId, reason: why },
      ...{ before: null, after: { waived } },
    });
    return { waived };
  });
}
