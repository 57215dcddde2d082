import { type EmailStores, mailCompany } from '../email/index.js';
import { normalEmail } from '../kernel/text-rules.js';
import type { Transaction } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import type { ContactForm, ContactMessage } from './contact-message.js';
import type { CompanyPorts } from './submit-application.js';
import type { ApplicationStores } from './stores.js';

type Tx = Transaction<EmailStores & ApplicationStores & SettingsStores>;

type Kept = Pick<ContactMessage, 'id' | 'name' | 'email' | 'dueAt'>;

/** Tells the sender that the clock runs, and until when. */
export const acknowledge = (
  tx: Pick<Tx, 'emails'>,
  { id: thread, name, email, dueAt }: Kept,
): Promise<void> =>
  tx.emails.add({
    kind: 'grievance-received',
    to: email,
    data: { name, dueAt: dueAt?.toISOString() ?? '', thread },
  });

/** Keeps a message to the company within a transaction, and queues the mail that tells it of it. */
export async function receiveMessage(
  tx: Tx,
  ports: Pick<CompanyPorts, 'ids' | 'companyInbox'>,
  form: ContactForm,
  handling: Pick<ContactMessage, 'kind' | 'dueAt'>,
): Promise<Kept> {
  const { subject, message } = form;
  const kept = { name: form.name.trim(), email: normalEmail(form.email), subject, message };
  const id = ports.ids.next();
  await tx.messages.add({ ...kept, ...handling, id, createdAt: tx.now });
  const { dueAt } = handling;
  await mailCompany(tx, ports, {
    kind: 'contact-notification',
    replyTo: kept.email,
    data: { ...kept, ...(dueAt && { dueAt: dueAt.toISOString() }), thread: id },
  });
  return { ...kept, id, dueAt };
}
