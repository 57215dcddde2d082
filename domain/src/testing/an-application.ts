import { randomInt, randomUUID } from 'node:crypto';
import { A_DAY } from './moments.js';
import type { Application } from '../applications/application.js';
import { type ApplicationForm, EMPTY_APPLICATION } from '../applications/application-fields.js';
import type { LetterForm } from '../applications/letter-form.js';
import { drawCode, LETTER_CODE_LENGTH } from '../certificates/certificate-code.js';
import type { Letter } from '../certificates/letter.js';
import { indianDay, indianDayAfter } from '../kernel/indian-day.js';
import {
  type ContactForm,
  type ContactMessage,
  NO_ENQUIRY,
} from '../applications/contact-message.js';

export const anApplicationForm = (parts: Partial<ApplicationForm> = {}): ApplicationForm => ({
  ...EMPTY_APPLICATION,
  name: 'Ravi Kumar',
  email: 'ravi@example.com',
  phone: '+91 80000 00000',
  education: 'B.Com.',
  skills: 'SEO',
  domain: 'digital marketing',
  ...parts,
});

export const anApplication = (parts: Partial<Application> = {}): Application => ({
  ...anApplicationForm({ email: `ravi-${randomUUID()}@example.com` }),
  id: randomUUID(),
  createdAt: A_DAY,
  status: 'received',
  notes: '',
  ownerId: null,
  answerBy: null,
  interview: null,
  version: 0,
  ...parts,
});

export const aLetter = ({ kind = 'offer', ...parts }: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  code: drawCode({ int: randomInt }, LETTER_CODE_LENGTH),
  applicationId: null,
  kind,
  email: 'ravi@example.com',
  nameAsPrinted: 'Ravi Kumar',
  facts: {
    ...{ program: 'Web Development', firstDay: '2025-07-01', lastDay: '2025-09-30' },
    ...(kind === 'offer' ? { hours: 20, stipend: 5000 } : { hours: 240, stipend: null }),
  },
  issuedAt: A_DAY,
  state: 'valid',
  cause: null,
  stateAt: A_DAY,
  ...parts,
});

export const anOfferForm = (now: Date, parts: Partial<LetterForm> = {}): LetterForm => ({
  ...{ program: 'Web Development', hours: '20', stipend: '5000' },
  ...{ firstDay: indianDayAfter(now, 10), lastDay: indianDayAfter(now, 100) },
  ...parts,
});

export const aCompletionForm = (now: Date, parts: Partial<LetterForm> = {}): LetterForm => ({
  ...{ program: 'Web Development', hours: '240', stipend: '' },
  ...{ firstDay: indianDayAfter(now, -90), lastDay: indianDay(now) },
  ...parts,
});

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
