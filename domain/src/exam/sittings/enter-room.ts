import { type AccountStores, StudentNotFound } from '../../accounts/index.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import { isOverdue } from '../attempt.js';
import type { ExamStores } from '../ports.js';
import { ownSeat } from './admission.js';
import { TestOpenElsewhere, WrongRoomCode } from './errors.js';
import { isRoomCode, type RoomCodes } from './room-code.js';
import { sittingState } from './supervised-sitting.js';

type Ports = Work<ExamStores & AccountStores> & {
  readonly ids: IdSource;
  readonly roomCodes: RoomCodes;
};

type Place = { readonly studentId: string; readonly device: string };

async function roomOf(
  tx: Transaction<ExamStores>,
  roomCodes: RoomCodes,
  code: string,
): Promise<string> {
  const rooms = await tx.sittings.listUnended(tx.now);
  const room = rooms.find(
    (one) => sittingState(one, tx.now) === 'open' && isRoomCode(roomCodes, one.id, code, tx.now),
  );
  if (!room) throw new WrongRoomCode();
  return room.id;
}

/** Puts a student on the list of those who wait in a room. A repeat on the same device changes nothing; who was
 * declined waits again. @throws WrongRoomCode, TestOpenElsewhere, StudentNotFound */
export async function enterRoom(
  { unitOfWork, ids, roomCodes }: Ports,
  { studentId, device, code }: Place & { readonly code: string },
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const sittingId = await roomOf(tx, roomCodes, code);
    const student = await tx.students.lockById(studentId);
    if (!student) throw new StudentNotFound();
    const open = await tx.attempts.findOpenOf(studentId);
    if (open && open.sittingId !== sittingId && !isOverdue(open, tx.now)) {
      throw new TestOpenElsewhere();
    }
    const before = await tx.sittings.findAdmission({ sittingId, studentId, device });
    if (before?.state === 'waiting' || before?.state === 'admitted') return;
    await tx.sittings.saveAdmission({
      ...{ id: before?.id ?? ids.next(), sittingId, studentId, device, state: 'waiting' },
      ...{ reason: '', enteredAt: tx.now, decidedAt: null, adminId: null },
    });
  });
}

/** The state of the student on this device; `sitting` is null outside of every room. */
export async function ownSitting(
  { unitOfWork }: Work<ExamStores>,
  { studentId, device }: { readonly studentId: string; readonly device: string | null },
) {
  return unitOfWork.run(async (tx) => ({
    now: tx.now,
    sitting: ownSeat(await tx.sittings.entriesOf(studentId), device, tx.now),
  }));
}
