import type { AccountStores } from '../../accounts/index.js';
import * as audit from '../../audit/index.js';
import { markUnsupervised } from '../../certificates/index.js';
import type { EmailStores } from '../../email/index.js';
import { InvalidInput } from '../../kernel/errors.js';
import { indianDay } from '../../kernel/indian-day.js';
import { isEmail, normalEmail } from '../../kernel/text-rules.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import { activeStaff, type StaffStores } from '../../staff/index.js';
import type { ClosingStores, ExamStores } from '../ports.js';
import { SittingNotOpen, TestsStillOpen } from './errors.js';
import type { Expected } from './ports.js';
import { checkedSitting, type SittingForm, type SupervisedSitting } from './supervised-sitting.js';
import { findSitting, lockUnended, type Supervisor, SUPERVISOR_ROLES } from './supervisor.js';

const MOST_FOR_SEAT = 2;
const TOO_LONG =
  'The list is longer than two for each seat. Please give the sitting more seats first.';

type Ports<Stores> = Work<Stores & ExamStores & audit.AuditStores> & { readonly ids: IdSource };

async function rejectUnfit(tx: Transaction<StaffStores>, supervisors: readonly string[]) {
  const fit = (await activeStaff(tx, SUPERVISOR_ROLES)).map(({ id }) => id);
  if (supervisors.length > 0 && supervisors.every((id) => fit.includes(id))) return;
  throw new InvalidInput({ supervisors: 'Please choose admins who may supervise.' });
}

/** Mails place, time and what to bring. */
async function inviteAll(
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

const factsIn = ({ place, startsAt, endsAt, domains, seats, supervisors }: SupervisedSitting) => ({
  ...{ place, startsAt, endsAt, domains, seats, supervisors },
});

const whenAndWhere = ({ place, startsAt, endsAt }: SupervisedSitting): string =>
  JSON.stringify([place, startsAt, endsAt]);

/** Certificates name both, on paper too. @throws InvalidInput if a test has begun there */
async function rejectMoved(
  { sittings }: ExamStores,
  { id, place, startsAt }: SupervisedSitting,
  to: Pick<SupervisedSitting, 'place' | 'startsAt'>,
): Promise<void> {
  const isSame = place === to.place && indianDay(startsAt) === indianDay(to.startsAt);
  if (isSame || (await sittings.attemptsIn(id)).length === 0) return;
  throw new InvalidInput({ place: 'A test has begun here, so place and day remain.' });
}

/** Sets a sitting up, or changes one; a new place or time is mailed to all who are expected. @returns its id @throws
 * InvalidInput, NothingToChange, SittingNotOpen */
export async function saveSitting(
  { unitOfWork, ids }: Ports<StaffStores & EmailStores>,
  actor: Supervisor,
  { id, ...form }: SittingForm & { readonly id?: string | undefined },
): Promise<string> {
  return unitOfWork.run(async (tx) => {
    const before = id === undefined ? null : await lockUnended(tx, actor, id);
    const facts = checkedSitting(form, tx.now);
    await rejectUnfit(tx, facts.supervisors);
    if (before) await rejectMoved(tx, before, facts);
    const made = { id: ids.next(), createdAt: tx.now, closedAt: null, withdrawnAt: null };
    const after = { ...(before ?? { ...made, withdrawalReason: '' }), ...facts };
    await tx.sittings.save(after);
    if (before && whenAndWhere(before) !== whenAndWhere(after)) {
      await inviteAll(tx, after, await tx.sittings.expected(after.id));
    }
    await audit.noteAction(tx, ids, actor, {
      ...{ action: before ? 'change-sitting' : 'set-up-sitting', subject: 'sitting' },
      ...{ subjectId: after.id, reason: '', before: before && factsIn(before), after: facts },
    });
    return after.id;
  });
}

/** Adds the addresses in a pasted list or a CSV file, and mails each that is new. @throws InvalidInput,
 * NothingToChange, SittingNotOpen */
export async function expectStudents(
  { unitOfWork, ids }: Ports<EmailStores>,
  actor: Supervisor,
  { sittingId, list }: { readonly sittingId: string; readonly list: string },
) {
  const typed = list.split(/[\s,;<>"]+/).filter((text) => text.includes('@'));
  const emails = [...new Set(typed.filter(isEmail).map(normalEmail))];
  if (emails.length === 0) throw new InvalidInput({ list: 'No line holds an email address.' });
  return unitOfWork.run(async (tx) => {
    const sitting = await lockUnended(tx, actor, sittingId);
    const added = await tx.sittings.expect(sittingId, emails);
    const { length } = await tx.sittings.expected(sittingId);
    if (length > MOST_FOR_SEAT * sitting.seats) throw new InvalidInput({ list: TOO_LONG });
    await inviteAll(tx, sitting, added);
    await audit.noteAction(tx, ids, actor, {
      ...{ action: 'expect-students', subject: 'sitting', subjectId: sittingId, reason: '' },
      ...{ before: null, after: { added: added.length } },
    });
    return { added: added.length, unreadable: typed.filter((text) => !isEmail(text)) };
  });
}

/** Waives the fee, in this sitting, of all who are on the list now, and tells them. No payment comes of it. @returns
 * for how many @throws InvalidInput, NothingToChange, SittingNotOpen */
export async function waiveFees(
  { unitOfWork, ids }: Ports<EmailStores>,
  actor: Supervisor,
  { sittingId, ...asked }: { readonly sittingId: string; readonly reason: string },
): Promise<number> {
  const reason = audit.checkedReason(asked.reason);
  return unitOfWork.run(async (tx) => {
    const sitting = await lockUnended(tx, actor, sittingId);
    const waived = await tx.sittings.waiveFees(sittingId);
    await inviteAll(tx, sitting, waived);
    await audit.noteAction(tx, ids, actor, {
      ...{ action: 'waive-fees', subject: 'sitting', subjectId: sittingId, reason },
      ...{ before: null, after: { waived: waived.length } },
    });
    return waived.length;
  });
}

/** Closes a sitting, or, with a reason, withdraws it, before or after it took place: its tests count, and its
 * certificates no longer say "supervised". @throws InvalidInput, NothingToChange, SittingNotOpen, TestsStillOpen */
export async function endSitting(
  { unitOfWork, ids }: Ports<ClosingStores & AccountStores>,
  supervisor: Supervisor,
  asked: { readonly sittingId: string; readonly reason?: string },
): Promise<void> {
  const { sittingId } = asked;
  const reason = asked.reason === undefined ? '' : audit.checkedReason(asked.reason);
  await unitOfWork.run(async (tx) => {
    const sitting = await findSitting(tx, supervisor, sittingId, 'locked');
    if (sitting.withdrawnAt ?? (!reason && sitting.closedAt)) throw new SittingNotOpen();
    const tests = await tx.sittings.attemptsIn(sittingId);
    if (tests.some(({ state }) => state === 'open')) throw new TestsStillOpen();
    const end = reason ? { withdrawnAt: tx.now, withdrawalReason: reason } : { closedAt: tx.now };
    await tx.sittings.save({ ...sitting, ...end });
    for (const { id, studentId } of reason ? tests : []) {
      await tx.students.lockById(studentId);
      await markUnsupervised(tx, id);
    }
    await audit.noteAction(tx, ids, supervisor, {
      ...{ action: reason ? 'withdraw-sitting' : 'close-sitting', subject: 'sitting' },
      ...{ subjectId: sittingId, reason, before: null, after: { tests: tests.length } },
    });
  });
}
