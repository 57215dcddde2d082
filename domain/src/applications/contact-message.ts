import type { FieldErrors } from '../kernel/errors.js';
import {
  atMost,
  checkFields,
  MAX_LENGTH,
  required,
  validEmail,
  type FormRules,
} from '../kernel/text-rules.js';

export type ContactForm = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};

/** A grievance is a complaint about personal data: the law sets a time for its answer. */
type MessageKind = 'message' | 'grievance';

export type ContactMessage = ContactForm & {
  readonly id: string;
  readonly createdAt: Date;
  readonly kind: MessageKind;
  /** When a grievance is to be answered at the latest; null for other messages. */
  readonly dueAt: Date | null;
};

/** The rules of the contact form; the form for grievances shares those of who writes. */
export const CONTACT_RULES: FormRules<keyof ContactForm> = {
  name: [required('Full Name is required'), atMost(MAX_LENGTH.name)],
  email: [required('Email Address is required'), validEmail],
  subject: [atMost(MAX_LENGTH.subject)],
  message: [required('Message is required'), atMost(MAX_LENGTH.message)],
};

export const validateContact = (form: ContactForm): FieldErrors<keyof ContactForm> =>
  checkFields(CONTACT_RULES, form);
