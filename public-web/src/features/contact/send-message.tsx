import {
  validateContact,
  type ContactForm,
  type Enquiry,
  type MessageKind,
} from '@portal/domain/applications/contact-message.js';
import type { FieldErrors } from '@portal/domain/kernel/errors.js';
import { answerBy } from '@portal/domain/applications/answer-time.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import type { ReactNode } from 'react';
import { ApiFailure, messageOf } from '../../lib/api-failure.js';
import { beginForm, sendForm } from '../../lib/form-proof.js';
import styles from './sent-copy.module.css';

type SentCopyProps = {
  readonly form: ContactForm;
  /** By when it is answered. */
  readonly due: string;
};

/** What was written, to whom it went and when it is answered. */
const SentCopy = ({ form, due }: SentCopyProps) => (
  <div className="grid gap-3 pad-4 on-wash radius-m">
    <p>
      It went to {COMPANY.emails.contact}. We answer {form.email} by <b>{due}</b>.
    </p>
    <blockquote className={styles.copy}>{form.message}</blockquote>
    <p className="small">
      Faster: call <a href={`tel:${COMPANY.phones[0].replaceAll(' ', '')}`}>{COMPANY.phones[0]}</a>,
      or <a href={COMPANY.whatsapp}>write on WhatsApp</a>.
    </p>
  </div>
);

export { beginForm };

const day = new Intl.DateTimeFormat('en-IN', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  timeZone: 'Asia/Kolkata',
});

const FALLBACKS = {
  refused: 'Something went wrong. Please try again.',
  unreachable: 'Network error. Please check your connection and try again.',
};

type Errors = FieldErrors<keyof ContactForm>;

/** The outcome of sending a message; a refusal is shown at its fields, or else as a sentence. */
export type Outcome =
  | { readonly state: 'success'; readonly message: string; readonly copy: ReactNode }
  | { readonly state: 'error'; readonly message: string }
  | { readonly state: 'invalid'; readonly errors: Errors };

type SentForm = ContactForm & Partial<Enquiry>;

function outcomeOf(failure: unknown, form: SentForm): Outcome {
  const fields = failure instanceof ApiFailure ? (failure.answer?.fields ?? {}) : {};
  const own = Object.entries(fields).filter(([name]) => Object.hasOwn(form, name));
  if (own.length > 0) return { state: 'invalid', errors: Object.fromEntries(own) };
  return { state: 'error', message: messageOf(failure, FALLBACKS) };
}

export async function sendMessage(form: SentForm, kind: MessageKind): Promise<Outcome> {
  const errors = validateContact(form);
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors };
  try {
    const { message } = await sendForm('/api/contact', { ...form, kind }, COMPANY.phones[0]);
    const due = day.format(answerBy({ createdAt: new Date(), dueAt: null }).getTime() - 1);
    const isPromised = kind !== 'grievance';
    return { state: 'success', message, copy: isPromised && <SentCopy form={form} due={due} /> };
  } catch (failure) {
    return outcomeOf(failure, form);
  }
}
