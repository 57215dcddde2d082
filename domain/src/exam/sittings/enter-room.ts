import { type AccountStores, type CodeHasher, StudentNotFound } from '../../accounts/index.js';
import type { Work, IdSource } from '../../kernel/transaction.js';
import { isOverdue } from '../attempt.js';
import type { ExamStores } from '../ports.js';
import { ownSeat } from './admission.js';
import { TestOpenElsewhere, WrongRoomCode } from './errors.js';
import { isRoomCode } from './room-code.js';
import { sittingState } from './supervised-sitting.js';

type Ports = Work<ExamStores & AccountStores> & {
  readonly ids: IdSource;
  readonly codeHasher: CodeHasher;
};

type Entering = { readonly studentId: string; readonly device: string; readonly code: string };

/** Puts a student on the list of those who wait in a room. A repeat on the same device changes nothing; who was
 * declined waits again. @throws WrongRoomCode, TestOpenElsewhere, StudentNotFound */
export async function enterRoom(
  { unitOfWork, ids, ...ports }: Ports,
  { studentId, device, code }: Entering,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const room = (await tx.sittings.listUnended(tx.now)).find(
      (one) => sittingState(one, tx.now) === 'open' && isRoomCode(ports, one.id, code, tx.now),
    );
    if (!room) throw new WrongRoomCode();
    if (!(await tx.students.lockById(studentId))) throw new StudentNotFound();
    const own = { sittingId: room.id, studentId, device };
    const open = await tx.attempts.findOpenOf(studentId);
    if (open && open.sittingId !== room.id && !isOverdue(open, tx.now)) {
      throw new TestOpenElsewhere();
    }
    const [before] = await tx.sittings.admissions(own);
    if (before?.state === 'waiting' || before?.state === 'admitted') return;
    await tx.sittings.saveAdmission({
      ...{ ...own, id: before?.id ?? ids.next(), state: 'waiting', reason: '' },
      ...{ enteredAt: tx.now, decidedAt: null, adminId: null },
    });
  });
}

/** The state of the student on this device; null outside of every room. */
export const ownSitting = async (
  { unitOfWork }: Work<ExamStores>,
  { studentId, device }: { readonly studentId: string; readonly device: string | null },
) => unitOfWork.run(async (tx) => ownSeat(await tx.sittings.entriesOf(studentId), device, tx.now));
