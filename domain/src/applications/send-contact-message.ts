import { rejectInvalid } from '../kernel/errors.js';
import { normalEmail } from '../kernel/text-rules.js';
import { validateContact, type ContactForm } from './contact-message.js';
import type { CompanyPorts } from './submit-application.js';

/**
 * Keeps a message to the company, and queues the mail that tells of it, to be answered to the sender.
 * @throws InvalidInput
 */
export async function sendContactMessage(
  { unitOfWork, ids, companyInbox }: CompanyPorts,
  form: ContactForm,
): Promise<void> {
  rejectInvalid(validateContact(form));
  const kept = { ...form, name: form.name.trim(), email: normalEmail(form.email) };
  await unitOfWork.run(async (tx) => {
    await tx.messages.add({ ...kept, id: ids.next(), createdAt: tx.now });
    await tx.emails.add({
      kind: 'contact-notification',
      to: (await tx.policy.companyInbox()) || companyInbox,
      replyTo: kept.email,
      data: kept,
    });
  });
}
