import { type CompanyInboxPort, type EmailStores, mailCompany } from '../email/index.js';
import { rejectInvalid } from '../kernel/errors.js';
import { tidyLine } from '../kernel/seen-text.js';
import { normalEmail } from '../kernel/text-rules.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import {
  type ContactForm,
  type ContactMessage,
  dueDate,
  type Enquiry,
  type MessageKind,
  NO_ENQUIRY,
  validateContact,
} from './contact-message.js';
import type { ApplicationStores } from './ports.js';

type MessagePorts = Work<ApplicationStores & EmailStores & SettingsStores> &
  CompanyInboxPort & {
    readonly ids: IdSource;
    /** The inbox for grievances; empty: the company's. */
    readonly grievanceInbox: string;
  };

const GRIEVANCE_SUBJECT = 'Complaint about personal data';

/** Mails the sender of a grievance the date by which it is answered. */
export const acknowledgeGrievance = (
  tx: EmailStores,
  { id: thread, name, email, dueAt }: Pick<ContactMessage, 'id' | 'name' | 'email' | 'dueAt'>,
): Promise<void> =>
  tx.emails.add({
    kind: 'grievance-received',
    to: email,
    data: { name, dueAt: dueAt?.toISOString() ?? '', thread },
  });

/** Stores a message to the company and mails it to the inbox, with the sender as the reply address. @param mayMail
 * whether the sender of a grievance gets a mail, since anyone can type any address @throws InvalidInput */
export async function sendMessage(
  { unitOfWork, ids, grievanceInbox, ...inbox }: MessagePorts,
  form: ContactForm & Partial<Enquiry>,
  kind: MessageKind,
  mayMail = true,
): Promise<void> {
  rejectInvalid(validateContact(form));
  const isGrievance = kind === 'grievance';
  await unitOfWork.run(async (tx) => {
    const sent = {
      ...{ name: tidyLine(form.name), email: normalEmail(form.email), message: form.message },
      subject: tidyLine(form.subject) || (isGrievance ? GRIEVANCE_SUBJECT : ''),
    };
    const { service, estimate } = kind === 'enquiry' ? { ...NO_ENQUIRY, ...form } : NO_ENQUIRY;
    const about = { service: tidyLine(service), estimate: tidyLine(estimate) };
    const id = ids.next();
    const dueAt = dueDate(kind, tx.now);
    await tx.messages.add({ ...sent, ...about, id, kind, dueAt, createdAt: tx.now });
    await mailCompany(tx, inbox, {
      kind: 'contact-notification',
      ...(isGrievance && grievanceInbox ? { to: grievanceInbox } : {}),
      replyTo: sent.email,
      data: { ...sent, ...about, thread: id, ...(dueAt && { dueAt: dueAt.toISOString() }) },
    });
    if (isGrievance && mayMail) await acknowledgeGrievance(tx, { ...sent, id, dueAt });
  });
}
