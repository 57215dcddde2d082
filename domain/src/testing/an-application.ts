import { randomUUID } from 'node:crypto';
import { A_DAY } from './moments.js';
import type { Application } from '../applications/application.js';
import { EMPTY_APPLICATION, type ApplicationForm } from '../applications/application-fields.js';

/** An application form that may be sent. */
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
