import type { AccountStores } from '../../accounts/index.js';
import { type Actor, type AuditStores, checkedReason, noteAction } from '../../audit/index.js';
import { markUnsupervised } from '../../certificates/index.js';
import type { EmailStores } from '../../email/index.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import { isAllowed, type StaffStores } from '../../staff/index.js';
import type { ClosingStores, ExamStores } from '../ports.js';
import { SittingNotOpen, TestsStillOpen } from './errors.js';
import { readEmails } from './expected-emails.js';
import type { Expected } from './ports.js';
import { checkedSitting, type SittingForm, type SupervisedSitting } from './supervised-sitting.js';
import { lockSitting, lockUnended, type Supervisor, SUPERVISOR_ROLES } from './supervisor.js';

type Ports<Stores> = Work<Stores & ExamStores & AuditStores> & { readonly ids: IdSource };

const MOST_FOR_SEAT = 2;
const TOO_LONG =
  'The list is longer than two for each seat. Please give the sitting more seats first.';

async function rejectUnfit(tx: Transaction<StaffStores>, supervisors: readonly string[]) {
  const staff = await tx.admins.active();
  const isFit = (wanted: string): boolean =>
    staff.some(({ id, role }) => id === wanted && isAllowed(role, SUPERVISOR_ROLES));
  if (supervisors.length > 0 && supervisors.every(isFit)) return;
  throw new InvalidInput({ supervisors: 'Please choose admins who may supervise.' });
}

const factsIn = ({ place, startsAt, endsAt, domains, seats, supervisors }: SupervisedSitting) => ({
  ...{ place, startsAt, endsAt, domains, seats, supervisors },
});

/** @returns the new sitting's id @throws InvalidInput */
export async function setUpSitting(
  { unitOfWork, ids }: Ports<StaffStores & EmailStores>,
  actor: Actor,
  form: SittingForm,
): Promise<string> {
  return unitOfWork.run(async (tx) => {
    const made = { id: ids.next(), createdAt: tx.now, closedAt: null, withdrawnAt: null };
    const sitting = { ...made, ...checkedSitting(form, tx.now), withdrawalReason: '' };
    await rejectUnfit(tx, sitting.supervisors);
    await tx.sittings.add(sitting);
    await noteAction(tx, ids, actor, {
      ...{ action: 'set-up-sitting', subject: 'sitting', subjectId: sitting.id, reason: '' },
      ...{ before: null, after: factsIn(sitting) },
    });
    return sitting.id;
  });
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

const isMoved = (before: SupervisedSitting, after: SupervisedSitting): boolean =>
  before.place !== after.place ||
  Number(before.startsAt) !== Number(after.startsAt) ||
  Number(before.endsAt) !== Number(after.endsAt);

/** Changes a sitting; a new place or time is mailed to all who are expected. @throws InvalidInput, NothingToChange,
 * SittingNotOpen */
export async function changeSitting(
  { unitOfWork, ids }: Ports<StaffStores & EmailStores>,
  actor: Supervisor,
  { sittingId, ...form }: SittingForm & { readonly sittingId: string },
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const before = await lockUnended(tx, actor, sittingId);
    const after = { ...before, ...checkedSitting(form, tx.now) };
    await rejectUnfit(tx, after.supervisors);
    await tx.sittings.save(after);
    if (isMoved(before, after)) await inviteAll(tx, after, await tx.sittings.expected(sittingId));
    await noteAction(tx, ids, actor, {
      ...{ action: 'change-sitting', subject: 'sitting', subjectId: sittingId, reason: '' },
      ...{ before: factsIn(before), after: factsIn(after) },
    });
  });
}

/** Adds the addresses in a pasted list or a CSV file, and mails each that is new. @throws InvalidInput,
 * NothingToChange, SittingNotOpen */
export async function expectStudents(
  { unitOfWork, ids }: Ports<EmailStores>,
  actor: Supervisor,
  { sittingId, list }: { readonly sittingId: string; readonly list: string },
) {
  const { emails, unreadable } = readEmails(list);
  if (emails.length === 0) throw new InvalidInput({ list: 'No line holds an email address.' });
  return unitOfWork.run(async (tx) => {
    const sitting = await lockUnended(tx, actor, sittingId);
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
  { unitOfWork, ids }: Ports<EmailStores>,
  actor: Supervisor,
  { sittingId, reason }: { readonly sittingId: string; readonly reason: string },
): Promise<{ readonly waived: number }> {
  const why = checkedReason(reason);
  return unitOfWork.run(async (tx) => {
    const sitting = await lockUnended(tx, actor, sittingId);
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

/** The tests of a sitting, all of which have ended. */
async function endedTests(tx: Transaction<ExamStores>, { id }: SupervisedSitting) {
  const tests = await tx.sittings.attemptsIn(id);
  if (tests.some(({ isOpen }) => isOpen)) throw new TestsStillOpen();
  return tests;
}

/** @throws NothingToChange, SittingNotOpen, TestsStillOpen */
export async function closeSitting(
  { unitOfWork, ids }: Ports<ClosingStores & AccountStores>,
  supervisor: Supervisor,
  sittingId: string,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const sitting = await lockUnended(tx, supervisor, sittingId);
    const tests = await endedTests(tx, sitting);
    await tx.sittings.save({ ...sitting, closedAt: tx.now });
    await noteAction(tx, ids, supervisor, {
      ...{ action: 'close-sitting', subject: 'sitting', subjectId: sittingId, reason: '' },
      ...{ before: null, after: { tests: tests.length } },
    });
  });
}

/** Withdraws a sitting, before or after it took place: its tests count, and its certificates no longer say
 * "supervised". @throws InvalidInput, NothingToChange, SittingNotOpen if it was withdrawn before, TestsStillOpen */
export async function withdrawSitting(
  { unitOfWork, ids }: Ports<ClosingStores & AccountStores>,
  supervisor: Supervisor,
  asked: { readonly sittingId: string; readonly reason: string },
): Promise<void> {
  const { sittingId } = asked;
  const reason = checkedReason(asked.reason);
  await unitOfWork.run(async (tx) => {
    const sitting = await lockSitting(tx, supervisor, sittingId);
    if (sitting.withdrawnAt) throw new SittingNotOpen();
    const tests = await endedTests(tx, sitting);
    await tx.sittings.save({ ...sitting, withdrawnAt: tx.now, withdrawalReason: reason });
    for (const { id, studentId } of tests) {
      await tx.students.lockById(studentId);
      await markUnsupervised(tx, id);
    }
    await noteAction(tx, ids, supervisor, {
      ...{ action: 'withdraw-sitting', subject: 'sitting', subjectId: sittingId, reason },
      ...{ before: null, after: { tests: tests.length } },
    });
  });
}
