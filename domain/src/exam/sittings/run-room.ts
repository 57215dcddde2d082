import type { AccountStores } from '../../accounts/index.js';
import { type AuditStores, checkedReason, noteAction } from '../../audit/index.js';
import type { EmailStores } from '../../email/index.js';
import { NothingToChange } from '../../kernel/errors.js';
import type { Work, IdSource } from '../../kernel/transaction.js';
import { announce } from '../announce.js';
import { extendAttempt, extendOpenAttempts } from '../extend-attempts.js';
import type { ClosingStores, ExamStores } from '../stores.js';
import { voidAttempt } from '../void-and-reopen.js';
import { findSitting, lockSitting, type Supervisor } from './supervisor.js';

type Stores = ClosingStores & AuditStores & AccountStores & EmailStores;
type Ports = Work<Stores> & ExamStores & { readonly ids: IdSource };

/** @throws NothingToChange unless the admin may see the sitting, and the attempt is in it */
async function rejectOtherRoom(
  ports: ExamStores,
  supervisor: Supervisor,
  { sittingId, attemptId }: { readonly sittingId: string; readonly attemptId: string },
): Promise<void> {
  await findSitting(ports, supervisor, sittingId);
  const attempt = await ports.attempts.find(attemptId);
  if (attempt?.sittingId !== sittingId) throw new NothingToChange('test');
}

export type RoomExtension = {
  readonly sittingId: string;
  /** Null: all open tests of the room. */
  readonly attemptId: string | null;
  readonly minutes: number;
  readonly reason: string;
  readonly key: string;
};

/** Adds time to one test of a room, or to all that are open. A repeated key changes nothing. @returns how many tests
 * have the time @throws InvalidInput, NothingToChange, AttemptClosed */
export async function extendInRoom(
  ports: Ports,
  supervisor: Supervisor,
  { sittingId, attemptId, ...given }: RoomExtension,
): Promise<{ readonly extended: number }> {
  if (attemptId === null) {
    await findSitting(ports, supervisor, sittingId);
    const { open } = await extendOpenAttempts(ports, supervisor, {
      domain: null,
      sittingId,
      ...given,
    });
    return { extended: open };
  }
  await rejectOtherRoom(ports, supervisor, { sittingId, attemptId });
  await extendAttempt(ports, supervisor, { attemptId, ...given });
  return { extended: 1 };
}

/** @throws InvalidInput, NothingToChange, AttemptVoid */
export async function voidInRoom(
  ports: Ports,
  supervisor: Supervisor,
  asked: { readonly sittingId: string; readonly attemptId: string; readonly reason: string },
): Promise<void> {
  await rejectOtherRoom(ports, supervisor, asked);
  await voidAttempt(ports, supervisor, asked);
}

/** @returns how many tests are open in the room @throws InvalidInput, NothingToChange */
export async function announceInRoom(
  ports: Ports,
  supervisor: Supervisor,
  { sittingId, text }: { readonly sittingId: string; readonly text: string },
): Promise<{ readonly open: number }> {
  await findSitting(ports, supervisor, sittingId);
  return announce(ports, supervisor, { domain: null, sittingId, text });
}

/** Writes an incident into the record, about one student or the whole room. @throws InvalidInput, NothingToChange */
export async function noteIncident(
  { unitOfWork, ids }: Ports,
  supervisor: Supervisor,
  asked: { readonly sittingId: string; readonly studentId: string | null; readonly text: string },
): Promise<void> {
  const { sittingId, studentId } = asked;
  const text = checkedReason(asked.text);
  await unitOfWork.run(async (tx) => {
    await lockSitting(tx, supervisor, sittingId);
    if (studentId !== null && !(await tx.sittings.findAdmission({ sittingId, studentId }))) {
      throw new NothingToChange('student in this room');
    }
    const by = { adminId: supervisor.adminId, at: tx.now };
    await tx.sittings.addIncident({ id: ids.next(), sittingId, studentId, text, ...by });
    await noteAction(tx, ids, supervisor, {
      ...{ action: 'note-incident', subject: 'sitting', subjectId: sittingId, reason: text },
      ...{ before: null, after: { studentId } },
    });
  });
}
