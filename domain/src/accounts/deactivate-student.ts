import * as audit from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import { deactivated } from './student.js';
import type { AccountStores } from './ports.js';

type Ports = Work<audit.AuditStores & AccountStores> & { readonly ids: IdSource };

export type Activation = {
  readonly studentId: string;
  readonly active: boolean;
  readonly reason: string;
};

/** Keeps a student from signing in and ends every session, or reverses that. An open attempt is
 * graded from what was saved. @throws InvalidInput, NothingToChange, ChangedMeanwhile */
export async function setStudentActive(
  { unitOfWork, ids }: Ports,
  actor: audit.Actor,
  { studentId, active, reason }: Activation,
): Promise<void> {
  const why = audit.checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new NothingToChange('student');
    await audit.rejectLostChange(tx, {
      what: 'student',
      id: student.id,
      now: { active: student.deactivatedAt === null },
      seen: { active: !active },
    });
    const after = active ? { ...student, deactivatedAt: null } : deactivated(student, tx.now);
    await tx.students.save(after);
    await audit.noteAction(tx, ids, actor, {
      action: active ? 'reactivate-student' : 'deactivate-student',
      subject: 'student',
      subjectId: student.id,
      reason: why,
      before: { deactivatedAt: student.deactivatedAt },
      after: { deactivatedAt: after.deactivatedAt },
    });
  });
}
