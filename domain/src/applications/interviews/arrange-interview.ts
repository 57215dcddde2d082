import { type Actor, checkedReason, type AuditStores } from '../../audit/index.js';
import type { EmailStores } from '../../email/index.js';
import { InvalidInput, NothingToChange } from '../../kernel/errors.js';
import { asIndianTime } from '../../kernel/indian-day.js';
import type { Transaction, Work } from '../../kernel/transaction.js';
import type { SettingsStores } from '../../settings/index.js';
import type { Application } from '../application.js';
import { noteChange } from '../changing.js';
import { InterviewGone, NotAtInterview, SlotTaken } from './errors.js';
import {
  type BookedInterview,
  checkedSlot,
  type InterviewSlot,
  isSameSlot,
  overlaps,
  type SlotForm,
  type TimeAndPlace,
} from './interview.js';
import { book, cancel, type InterviewPorts } from './tell-interview.js';
import type { ApplicationStores } from '../stores.js';

type Stores = ApplicationStores & AuditStores & EmailStores & SettingsStores;
type Ports = Work<Stores> & InterviewPorts;
type Tx = Transaction<Stores>;

/** As many times as can be proposed at once. */
const MOST_PROPOSED = 5;

/** @throws NothingToChange, NotAtInterview */
async function lockedAtInterview(tx: Tx, applicationId: string): Promise<Application> {
  const application = await tx.applications.lock(applicationId);
  if (!application) throw new NothingToChange('application');
  if (application.status !== 'interview') throw new NotAtInterview();
  return application;
}

/** @throws InterviewGone unless this is the interview that the application has */
async function comingAsSeen(tx: Tx, applicationId: string, id: string): Promise<BookedInterview> {
  const last = await tx.interviews.comingOf(applicationId, tx.now);
  if (last?.id !== id) throw new InterviewGone();
  return last;
}

type Reviewer = Pick<InterviewSlot, 'reviewerId' | 'reviewerName'>;

/** A slot of this reviewer: the same one again, as long as it is free, or a new one. @throws
 * InvalidInput if the reviewer has something else then */
async function slotOf(
  tx: Tx,
  { ids }: InterviewPorts,
  reviewer: Reviewer,
  wanted: TimeAndPlace,
): Promise<InterviewSlot> {
  const own = await tx.interviews.slotsOf(reviewer.reviewerId, tx.now);
  const inTheWay = own.filter((one) => overlaps(one, wanted));
  const [same] = inTheWay.filter((one) => isSameSlot(one, wanted));
  if (same && !(await tx.interviews.isTaken(same.id))) return same;
  const [other] = inTheWay;
  if (other) {
    const when = asIndianTime(other.startsAt).replace('T', ' ');
    const what = `${reviewer.reviewerName} has another interview time from ${when} on.`;
    throw new InvalidInput({ start: `${what} Please choose another time.` });
  }
  const slot = { ...reviewer, ...wanted, id: ids.next(), withdrawnAt: null };
  await tx.interviews.addSlot(slot);
  return slot;
}

const factsOf = ({ startsAt, endsAt, place }: TimeAndPlace) => ({
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place },
});

/** Proposes times to an applicant; one time may go to several, and the first to choose it has it.
 * @throws InvalidInput, NothingToChange, NotAtInterview */
export async function proposeInterview(
  { unitOfWork, ...ports }: Ports,
  { adminId, username }: Actor,
  {
    applicationId,
    starts,
    ...rest
  }: Omit<SlotForm, 'start'> & {
    readonly applicationId: string;
    readonly starts: readonly string[];
  },
): Promise<void> {
  if (starts.length === 0 || starts.length > MOST_PROPOSED) {
    throw new InvalidInput({ start: `Please choose 1 to ${MOST_PROPOSED} times.` });
  }
  await unitOfWork.run(async (tx) => {
    const application = await lockedAtInterview(tx, applicationId);
    await tx.interviews.lockReviewer(adminId);
    const reviewer = { reviewerId: adminId, reviewerName: username };
    const slots: InterviewSlot[] = [];
    for (const start of new Set(starts)) {
      const slot = await slotOf(tx, ports, reviewer, checkedSlot({ ...rest, start }, tx.now));
      await tx.interviews.propose(slot.id, applicationId, tx.now);
      slots.push(slot);
    }
    const { name, email } = application;
    const times = slots.map(({ startsAt }) => startsAt.toISOString()).sort();
    const page = ports.applicantTokens.tokenOf(applicationId);
    const place = slots[0]?.place ?? '';
    await tx.emails.add({
      kind: 'interview-proposed',
      to: email,
      data: { name, page, starts: times, minutes: rest.minutes, place },
    });
    const actor = { adminId, username };
    await noteChange(tx, ports.ids, actor, {
      ...{ action: 'propose-interview', subjectId: applicationId, reason: '' },
      ...{ before: null, after: { starts: times.join(', '), place } },
    });
  });
}

type Of = { readonly applicationId: string; readonly interviewId: string };

/** Puts an interview to another time of its reviewer, and writes to both. @throws InvalidInput,
 * NothingToChange, NotAtInterview, InterviewGone, SlotTaken */
export async function moveInterview(
  { unitOfWork, ...ports }: Ports,
  actor: Actor,
  { applicationId, interviewId, ...form }: Of & SlotForm,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const application = await lockedAtInterview(tx, applicationId);
    const last = await comingAsSeen(tx, applicationId, interviewId);
    const { reviewerId, reviewerName } = last.slot;
    await tx.interviews.lockReviewer(reviewerId);
    const wanted = checkedSlot(form, tx.now);
    if (isSameSlot(wanted, last.slot)) return;
    await tx.interviews.withdrawSlot(last.slot.id, tx.now);
    const slot = await slotOf(tx, ports, { reviewerId, reviewerName }, wanted);
    await tx.interviews.propose(slot.id, applicationId, tx.now);
    await tx.interviews.lockProposed(slot.id, applicationId);
    if (await tx.interviews.isTaken(slot.id)) throw new SlotTaken();
    await book(tx, ports, application, { slot, last, by: actor.username });
    await noteChange(tx, ports.ids, actor, {
      ...{ action: 'move-interview', subjectId: applicationId, reason: '' },
      ...{ before: factsOf(last.slot), after: factsOf(slot) },
    });
  });
}

/** Cancels an interview, whose time nobody can choose any more, and writes to both. @throws
 * InvalidInput without a reason, NothingToChange, NotAtInterview, InterviewGone */
export async function cancelInterview(
  { unitOfWork, ...ports }: Ports,
  actor: Actor,
  { applicationId, interviewId, reason }: Of & { readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const application = await lockedAtInterview(tx, applicationId);
    const last = await comingAsSeen(tx, applicationId, interviewId);
    await tx.interviews.withdrawSlot(last.slot.id, tx.now);
    await cancel(tx, ports, application, { last, by: actor.username });
    await noteChange(tx, ports.ids, actor, {
      ...{ action: 'cancel-interview', subjectId: applicationId, reason: why },
      ...{ before: factsOf(last.slot), after: null },
    });
  });
}

/** Takes back a time that was proposed, for all to whom it was, unless somebody has chosen it.
 * @throws InvalidInput without a reason, NothingToChange, SlotTaken */
export async function withdrawSlot(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  {
    applicationId,
    slotId,
    reason,
  }: { readonly applicationId: string; readonly slotId: string; readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const application = await tx.applications.lock(applicationId);
    const slot = application && (await tx.interviews.lockProposed(slotId, applicationId));
    if (!slot) throw new NothingToChange('time');
    if (slot.withdrawnAt) return;
    if (await tx.interviews.isTaken(slotId)) throw new SlotTaken();
    await tx.interviews.withdrawSlot(slotId, tx.now);
    await noteChange(tx, ids, actor, {
      ...{ action: 'withdraw-interview-time', subjectId: applicationId, reason: why },
      ...{ before: factsOf(slot), after: null },
    });
  });
}
