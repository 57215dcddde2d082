import { type AuditStores, checkedReason, noteAction, reasonIfNeeded } from '../../audit/index.js';
import { NothingToChange } from '../../kernel/errors.js';
import type { Work, IdSource } from '../../kernel/transaction.js';
import type { ExamStores } from '../ports.js';
import { RoomFull } from './errors.js';
import type { Incident } from './ports.js';
import { lockUnended, type Supervisor } from './supervisor.js';

type Ports = Work<ExamStores & AuditStores> & { readonly ids: IdSource };

/** The reason is needed to decline; the student reads it. */
type AdmissionDecision = Readonly<Record<'sittingId' | 'admissionId' | 'reason', string>> & {
  readonly state: 'admitted' | 'declined';
};

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
    if (state === 'admitted') {
      const admitted = await tx.sittings.admissions({ sittingId, state });
      // A student has one admitted device, and one seat.
      const other = admitted.find(({ studentId }) => studentId === before.studentId);
      if (other) await tx.sittings.saveAdmission({ ...other, state: 'replaced' });
      else if (admitted.length >= sitting.seats) throw new RoomFull();
    }
    await tx.sittings.saveAdmission({ ...before, state, reason, decidedAt: tx.now });
    await noteAction(tx, ids, supervisor, {
      action: state === 'admitted' ? 'admit-student' : 'decline-student',
      ...{ subject: 'student', subjectId: before.studentId, reason },
      ...{ before: { state: before.state }, after: { sittingId } },
    });
  });
}

/** Writes an incident into the record, about one student or the whole room. @throws InvalidInput, NothingToChange,
 * SittingNotOpen */
export async function noteIncident(
  { unitOfWork, ids }: Ports,
  supervisor: Supervisor,
  { sittingId, studentId, ...asked }: Pick<Incident, 'sittingId' | 'studentId' | 'text'>,
): Promise<void> {
  const text = checkedReason(asked.text);
  await unitOfWork.run(async (tx) => {
    await lockUnended(tx, supervisor, sittingId);
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
