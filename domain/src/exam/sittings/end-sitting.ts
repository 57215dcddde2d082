import type { AccountStores } from '../../accounts/index.js';
import { type AuditStores, checkedReason, noteAction } from '../../audit/index.js';
import { markUnsupervised } from '../../certificates/index.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import type { ClosingStores } from '../stores.js';
import type { SittingRepository } from './ports.js';
import { SittingNotOpen, TestsStillOpen } from './errors.js';
import { rejectEnded, type SupervisedSitting } from './supervised-sitting.js';
import { lockSitting, type Supervisor } from './supervisor.js';

type Stores = ClosingStores & AuditStores & AccountStores;
type Ports = Work<Stores> & { readonly ids: IdSource };

type End = {
  readonly action: 'close-sitting' | 'withdraw-sitting';
  readonly reason: string;
  readonly settle: (
    tx: Transaction<Stores>,
    sitting: SupervisedSitting,
    attempts: Awaited<ReturnType<SittingRepository['attemptsIn']>>,
  ) => Promise<unknown>;
};

async function end(
  { unitOfWork, ids }: Ports,
  supervisor: Supervisor,
  sittingId: string,
  { action, reason, settle }: End,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const sitting = await lockSitting(tx, supervisor, sittingId);
    const attempts = await tx.sittings.attemptsIn(sittingId);
    if (attempts.some(({ isOpen }) => isOpen)) throw new TestsStillOpen();
    await settle(tx, sitting, attempts);
    await noteAction(tx, ids, supervisor, {
      ...{ action, subject: 'sitting', subjectId: sittingId, reason },
      ...{ before: null, after: { tests: attempts.length } },
    });
  });
}

/** Closes a sitting; who still waits is declined. @throws NothingToChange, SittingNotOpen, TestsStillOpen */
export const closeSitting = (
  ports: Ports,
  supervisor: Supervisor,
  sittingId: string,
): Promise<void> =>
  end(ports, supervisor, sittingId, {
    ...{ action: 'close-sitting', reason: '' },
    async settle(tx, sitting) {
      rejectEnded(sitting);
      const decided = { decidedAt: tx.now, adminId: supervisor.adminId };
      const left = { state: 'declined', reason: 'The sitting was closed.', ...decided } as const;
      for (const one of await tx.sittings.admissionsIn(sittingId)) {
        if (one.state === 'waiting') await tx.sittings.saveAdmission({ ...one, ...left });
      }
      await tx.sittings.save({ ...sitting, closedAt: tx.now });
    },
  });

/** Withdraws a sitting, before or after it took place: its tests count, and its
 * certificates no longer say "supervised". @throws
 * InvalidInput, NothingToChange, SittingNotOpen if it was withdrawn before, TestsStillOpen */
export async function withdrawSitting(
  ports: Ports,
  supervisor: Supervisor,
  { sittingId, ...given }: { readonly sittingId: string; readonly reason: string },
): Promise<void> {
  const reason = checkedReason(given.reason);
  await end(ports, supervisor, sittingId, {
    ...{ action: 'withdraw-sitting', reason },
    async settle(tx, sitting, attempts) {
      if (sitting.withdrawnAt) throw new SittingNotOpen();
      await tx.sittings.save({ ...sitting, withdrawnAt: tx.now, withdrawalReason: reason });
      for (const { id, studentId } of attempts) {
        await tx.students.lockById(studentId);
        await markUnsupervised(tx, id);
      }
    },
  });
}
