import { type Actor, type AuditStores, noteAction } from '../../audit/index.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import type { EmailStores } from '../../email/index.js';
import { isAllowed, type StaffStores } from '../../staff/index.js';
import type { ExamStores } from '../ports.js';
import { inviteAll } from './expect-students.js';
import {
  checkedSitting,
  rejectEnded,
  type SittingForm,
  type SupervisedSitting,
} from './supervised-sitting.js';
import { lockSitting, type Supervisor, SUPERVISOR_ROLES } from './supervisor.js';

type Stores = ExamStores & AuditStores & StaffStores & EmailStores;
type Ports = Work<Stores> & { readonly ids: IdSource };

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
  { unitOfWork, ids }: Ports,
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

const isMoved = (before: SupervisedSitting, after: SupervisedSitting): boolean =>
  before.place !== after.place ||
  Number(before.startsAt) !== Number(after.startsAt) ||
  Number(before.endsAt) !== Number(after.endsAt);

/** Changes a sitting; a new place or time is mailed to all who are expected. @throws InvalidInput, NothingToChange,
 * SittingNotOpen */
export async function changeSitting(
  { unitOfWork, ids }: Ports,
  actor: Supervisor,
  { sittingId, ...form }: SittingForm & { readonly sittingId: string },
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const before = await lockSitting(tx, actor, sittingId);
    rejectEnded(before);
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
