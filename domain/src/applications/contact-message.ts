import { GRIEVANCE_DAYS } from '../kernel/grievance-days.js';
import type { FieldErrors } from '../kernel/errors.js';
import {
  atMost,
  checkFields,
  MAX_LENGTH,
  required,
  validEmail,
  type FormRules,
} from '../kernel/text-rules.js';
import { secondsAfter } from '../kernel/time.js';

export type ContactForm = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};

/** What an enquiry is about, as its sender saw it; empty texts for other messages. */
export type Enquiry = {
  readonly service: string;
  /** Rupees and days, in words. */
  readonly estimate: string;
};

/** An enquiry asks for a service. A grievance is a complaint about personal data: the law sets a time for its answer. */
export const MESSAGE_KINDS = ['message', 'enquiry', 'grievance'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type ContactMessage = ContactForm &
  Enquiry & {
    readonly id: string;
    readonly createdAt: Date;
    readonly kind: MessageKind;
    /** When a grievance must be answered; null for other messages. */
    readonly dueAt: Date | null;
  };

const SECONDS_A_DAY = 24 * 60 * 60;

/** When a message of this kind must be answered, as the notices promise. */
export const dueDate = (kind: MessageKind, receivedAt: Date): Date | null =>
  kind === 'grievance' ? secondsAfter(receivedAt, GRIEVANCE_DAYS * SECONDS_A_DAY) : null;

const rules: FormRules<keyof (ContactForm & Enquiry)> = {
  name: [required('Full Name is required'), atMost(MAX_LENGTH.name)],
  email: [required('Email Address is required'), validEmail],
  subject: [atMost(MAX_LENGTH.subject)],
  message: [required('Message is required'), atMost(MAX_LENGTH.message)],
  service: [atMost(MAX_LENGTH.subject)],
  estimate: [atMost(MAX_LENGTH.subject)],
};

export const NO_ENQUIRY: Enquiry = { service: '', estimate: '' };

export const validateContact = (
  form: ContactForm & Partial<Enquiry>,
): FieldErrors<keyof (ContactForm & Enquiry)> => checkFields(rules, { ...NO_ENQUIRY, ...form });
