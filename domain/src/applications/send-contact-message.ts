import { rejectInvalid } from '../kernel/errors.js';
import { validateContact, type ContactForm } from './contact-message.js';
import { receiveMessage } from './receive-message.js';
import type { CompanyPorts } from './submit-application.js';

/** Keeps a message to the company, and queues the mail that tells of it, to be answered to the
 * sender. @throws InvalidInput */
export async function sendContactMessage(ports: CompanyPorts, form: ContactForm): Promise<void> {
  rejectInvalid(validateContact(form));
  await ports.unitOfWork.run(async (tx) => {
    await receiveMessage(tx, ports, form, { kind: 'message', dueAt: null });
  });
}
