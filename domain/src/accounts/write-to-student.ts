import { type Actor, checkedReason, noteAction, type AuditStores } from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import { NothingToChange, rejectInvalid } from '../kernel/errors.js';
import { atLeast, atMost, checkFields, MAX_LENGTH, type FormRules } from '../kernel/text-rules.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import { AlreadyWritten } from './errors.js';
import type { AccountStores } from './ports.js';

export type WritingPorts = Work<AuditStores & EmailStores & AccountStores> & {
  readonly ids: IdSource;
};

export type MessageToStudent = {
  /** The id of the call, so that a repeated call writes to nobody twice. */
  readonly callId: string;
  readonly subject: string;
  readonly text: string;
};

const rules: FormRules<'subject' | 'text'> = {
  subject: [atLeast(2, 'Please write a subject'), atMost(MAX_LENGTH.subject)],
  text: [atLeast(2, 'Please write what the mail says'), atMost(MAX_LENGTH.message)],
};

/** Mails a student a message of support. @throws InvalidInput, NothingToChange, AlreadyWritten if the student has this
 * call's mail */
export async function writeToStudent(
  { unitOfWork, ids }: WritingPorts,
  actor: Actor,
  {
    studentId,
    reason,
    message: { callId, ...words },
  }: { readonly studentId: string; readonly reason: string; readonly message: MessageToStudent },
): Promise<void> {
  rejectInvalid(checkFields(rules, words));
  const why = checkedReason(reason);
  const [subject, text] = [words.subject.trim(), words.text.trim()];
  await unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new NothingToChange('student');
    const data = { name: student.name, subject, text };
    const isNew = await tx.emails.addOnce(callId, {
      kind: 'student-message',
      to: student.email,
      data,
    });
    if (!isNew) throw new AlreadyWritten();
    await noteAction(tx, ids, actor, {
      ...{ action: 'write-to-student', subject: 'student', subjectId: studentId, reason: why },
      ...{ before: null, after: { subject } },
    });
  });
}
