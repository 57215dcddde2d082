import type { ContactForm } from '@portal/domain/applications/contact-message.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import styles from './sent-copy.module.css';

type SentCopyProps = {
  readonly form: ContactForm;
  /** By when it is answered. */
  readonly due: string;
};

/** What was written, to whom it went and when it is answered. */
export const SentCopy = ({ form, due }: SentCopyProps) => (
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
