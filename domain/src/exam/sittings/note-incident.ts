import { type AuditStores, checkedReason, noteAction } from '../../audit/index.js';
import { NothingToChange } from '../../kernel/errors.js';
import type { Work, IdSource } from '../../kernel/transaction.js';
import type { ExamStores } from '../ports.js';
import { lockSitting, type Supervisor } from './supervisor.js';

/** Writes an incident into the record, about one student or the whole room. @throws InvalidInput, NothingToChange */
export async function noteIncident(
  { unitOfWork, ids }: Work<ExamStores & AuditStores> & { readonly ids: IdSource },
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
      ...{ action: 'note-incident', subject: 'sitting', subjectId: sittingId, reason: '' },
      ...{ before: null, after: { studentId } },
    });
  });
}
