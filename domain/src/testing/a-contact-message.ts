import { randomUUID } from 'node:crypto';
import { A_DAY } from './moments.js';
import {
  type ContactForm,
  type ContactMessage,
  NO_ENQUIRY,
} from '../applications/contact-message.js';

/** A contact form that may be sent. */
export const aContactForm = (parts: Partial<ContactForm> = {}): ContactForm => ({
  name: 'Meera Iyer',
  email: 'meera@example.com',
  subject: 'A question',
  message: 'Do you take interns in August?',
  ...parts,
});

export const aContactMessage = (parts: Partial<ContactMessage> = {}): ContactMessage => ({
  ...aContactForm({ email: `meera-${randomUUID()}@example.com` }),
  ...NO_ENQUIRY,
  id: randomUUID(),
  createdAt: A_DAY,
  kind: 'message',
  dueAt: null,
  ...parts,
});
