import { GRIEVANCE_DAYS } from '../consents/index.js';
import type { FieldErrors } from '../kernel/errors.js';
import { atMost, checkFields, MAX_LENGTH, required, type FormRules } from '../kernel/text-rules.js';
import { secondsAfter } from '../kernel/time.js';
import { CONTACT_RULES, type ContactForm } from './contact-message.js';

const SECONDS_A_DAY = 24 * 60 * 60;

export const GRIEVANCE_SUBJECT = 'Complaint about personal data';

/** How many grievances of one student may wait for their answers at a time. */
export const MOST_WAITING_GRIEVANCES = 5;

export type GrievanceForm = Pick<ContactForm, 'name' | 'email' | 'message'>;

/** What makes a message a grievance: the clock runs from when it came, as the notices promise. */
export const asGrievance = (receivedAt: Date) => ({
  kind: 'grievance' as const,
  dueAt: secondsAfter(receivedAt, GRIEVANCE_DAYS * SECONDS_A_DAY),
});

const rules: FormRules<keyof GrievanceForm> = {
  name: CONTACT_RULES.name,
  email: CONTACT_RULES.email,
  message: [required('Please tell us what is wrong'), atMost(MAX_LENGTH.message)],
};

/** Every error of the form for grievances, by field. */
export const validateGrievance = (form: GrievanceForm): FieldErrors<keyof GrievanceForm> =>
  checkFields(rules, form);
