import type { AccountStores } from '../../accounts/index.js';
import { type AuditStores, checkedReason, noteAction } from '../../audit/index.js';
import { markUnsupervised } from '../../certificates/index.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import type { ClosingStores } from '../ports.js';
import { SittingNotOpen, TestsStillOpen } from './errors.js';
import { rejectEnded, type SupervisedSitting } from './supervised-sitting.js';
import { lockSitting, type Supervisor } from './supervisor.js';

type Stores = ClosingStores & AuditStores & AccountStores;
type Ports = Work<Stores> & { readonly ids: IdSource };

/** The tests of a sitting, all of which have ended. */
async function endedTests(tx: Transaction<Stores>, { id }: SupervisedSitting) {
  const tests = await tx.sittings.attemptsIn(id);
  if (tests.some(({ isOpen }) => isOpen)) throw new TestsStillOpen();
  return tests;
}

/** @throws NothingToChange, SittingNotOpen, TestsStillOpen */
export async function closeSitting(
  { unitOfWork, ids }: Ports,
  supervisor: Supervisor,
  sittingId: string,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const sitting = await lockSitting(tx, supervisor, sittingId);
    rejectEnded(sitting);
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
  { unitOfWork, ids }: Ports,
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
