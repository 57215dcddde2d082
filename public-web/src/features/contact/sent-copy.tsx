import { answerBy } from '@portal/domain/applications/answer-time.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import styles from './sent-copy.module.css';
import type { Sent } from './use-contact.js';

const day = new Intl.DateTimeFormat('en-IN', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  timeZone: 'Asia/Kolkata',
});

type SentCopyProps = { readonly sent: Sent; readonly isEnquiry: boolean };

/** What was written, to whom it went and when it is answered. */
export function SentCopy({ sent, isEnquiry }: SentCopyProps) {
  const due = answerBy({ createdAt: sent.at, dueAt: null });
  return (
    <div className="grid gap-3 pad-4 on-wash radius-m">
      <p>
        It went to {COMPANY.emails.contact}. We answer {sent.email} by <b>{day.format(due)}</b>
        {isEnquiry && ', with what we would ask you next'}.
      </p>
      <blockquote className={styles.copy}>{sent.message}</blockquote>
      <p className="small">
        Faster: call{' '}
        <a href={`tel:${COMPANY.phones[0].replaceAll(' ', '')}`}>{COMPANY.phones[0]}</a>, or{' '}
        <a href={COMPANY.whatsapp}>write on WhatsApp</a>.
      </p>
    </div>
  );
}
