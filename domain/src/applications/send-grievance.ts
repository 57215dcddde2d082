import { StudentNotFound, type AccountStores } from '../accounts/index.js';
import type { EmailStores } from '../email/index.js';
import { rejectInvalid, domainError } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import {
  asGrievance,
  GRIEVANCE_SUBJECT,
  MOST_WAITING_GRIEVANCES,
  validateGrievance,
  type GrievanceForm,
} from './grievance.js';
import { acknowledge, receiveMessage } from './receive-message.js';
import type { CompanyPorts } from './submit-application.js';
import type { ApplicationStores } from './stores.js';

class TooManyGrievances extends domainError(
  'conflict',
  'too_many_grievances',
  `${MOST_WAITING_GRIEVANCES} of your complaints wait for an answer. Please answer one of our mails to add to them.`,
) {}

/** Keeps anyone's grievance and mails the sender when it is due. @param mayMail whether the address is
 * mailed, which anyone can have typed @throws InvalidInput */
export async function sendGrievance(
  ports: CompanyPorts,
  form: GrievanceForm,
  mayMail = true,
): Promise<void> {
  rejectInvalid(validateGrievance(form));
  await ports.unitOfWork.run(async (tx) => {
    const complaint = { ...form, subject: GRIEVANCE_SUBJECT };
    const kept = await receiveMessage(tx, ports, complaint, asGrievance(tx.now));
    if (mayMail) await acknowledge(tx, kept);
  });
}

type OwnPorts = Work<EmailStores & ApplicationStores & SettingsStores & AccountStores> &
  Pick<CompanyPorts, 'ids' | 'companyInbox'>;

/** Keeps a student's grievance; the same words again, as by a double click, are one grievance while
 * it waits. @throws InvalidInput, StudentNotFound, TooManyGrievances */
export async function sendOwnGrievance(
  ports: OwnPorts,
  studentId: string,
  { message }: Pick<GrievanceForm, 'message'>,
): Promise<void> {
  await ports.unitOfWork.run(async (tx) => {
    const student = await tx.students.lockById(studentId);
    if (!student) throw new StudentNotFound();
    const { name, email } = student;
    const form = { name, email, message };
    rejectInvalid(validateGrievance(form));
    const waiting = await tx.messages.waitingGrievancesOf(email);
    if (waiting.some((one) => one.message === message)) return;
    if (waiting.length >= MOST_WAITING_GRIEVANCES) throw new TooManyGrievances();
    const complaint = { ...form, subject: GRIEVANCE_SUBJECT };
    await acknowledge(tx, await receiveMessage(tx, ports, complaint, asGrievance(tx.now)));
  });
}
