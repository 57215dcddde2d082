import { type AuditStores, checkedReason, noteAction, reasonIfNeeded } from '../../audit/index.js';
import { NothingToChange } from '../../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import type { ExamStores } from '../ports.js';
import { RoomFull } from './errors.js';
import type { SupervisedSitting } from './supervised-sitting.js';
import { findSitting, lockUnended, type Supervisor } from './supervisor.js';

type Ports = Work<ExamStores & AuditStores> & { readonly ids: IdSource };

type AdmissionDecision = {
  readonly sittingId: string;
  readonly admissionId: string;
  readonly state: 'admitted' | 'declined';
  /** Needed to decline; the student reads it. */
  readonly reason: string;
};

/** Frees the seat of the student's other device, and refuses one student more than there are seats. */
async function takeSeat(
  { sittings }: Transaction<ExamStores>,
  { id: sittingId, seats }: SupervisedSitting,
  studentId: string,
): Promise<void> {
  const admitted = await sittings.admissions({ sittingId, state: 'admitted' });
  // A student has one admitted device.
  const own = admitted.find((one) => one.studentId === studentId);
  if (own) await sittings.saveAdmission({ ...own, state: 'replaced' });
  else if (admitted.length >= seats) throw new RoomFull();
}

/** Admits a student on the device that waits, so that another device loses its admission; or declines, also who was
 * admitted by mistake. A repeat changes nothing. @throws InvalidInput, NothingToChange, SittingNotOpen, RoomFull */
export async function decideAdmission(
  { unitOfWork, ids }: Ports,
  supervisor: Supervisor,
  { sittingId, admissionId, state, ...given }: AdmissionDecision,
): Promise<void> {
  const reason = reasonIfNeeded(state === 'declined', given.reason);
  await unitOfWork.run(async (tx) => {
    const sitting = await lockUnended(tx, supervisor, sittingId);
    const [before] = await tx.sittings.admissions({ id: admissionId, sittingId });
    if (!before || before.state === 'replaced') throw new NothingToChange('student in this room');
    if (before.state === state) return;
    if (state === 'admitted') await takeSeat(tx, sitting, before.studentId);
    const decided = { state, reason, decidedAt: tx.now, adminId: supervisor.adminId };
    await tx.sittings.saveAdmission({ ...before, ...decided });
    await noteAction(tx, ids, supervisor, {
      action: state === 'admitted' ? 'admit-student' : 'decline-student',
      ...{ subject: 'student', subjectId: before.studentId, reason },
      ...{ before: { state: before.state }, after: { sittingId } },
    });
  });
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
    await findSitting(tx, supervisor, sittingId, 'locked');
    const isIn = !studentId || (await tx.sittings.admissions({ sittingId, studentId })).length > 0;
    if (!isIn) throw new NothingToChange('student in this room');
    const by = { adminId: supervisor.adminId, at: tx.now };
    await tx.sittings.addIncident({ id: ids.next(), sittingId, studentId, text, ...by });
    await noteAction(tx, ids, supervisor, {
      ...{ action: 'note-incident', subject: 'sitting', subjectId: sittingId, reason: '' },
      ...{ before: null, after: { studentId } },
    });
  });
}
