import { noteAction, type AuditStores } from '../audit/index.js';
import type { Work, IdSource } from '../kernel/transaction.js';

/** Notes that a student was sent all that is held about the account. */
export async function noteExport(
  { unitOfWork, ids }: Work<AuditStores> & { readonly ids: IdSource },
  studentId: string,
): Promise<void> {
  await unitOfWork.run((tx) =>
    noteAction(
      tx,
      ids,
      { adminId: studentId, username: 'the student' },
      {
        action: 'export-student-data',
        subject: 'student',
        subjectId: studentId,
        reason: 'At the student’s own request',
        before: null,
        after: null,
      },
    ),
  );
}
