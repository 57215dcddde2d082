import { NOTICES, type ConsentPurpose } from '@portal/domain/consents/notices.js';
import styles from './consent-notice.module.css';

/** What sending the form agrees to; stands right above its button. */
export function ConsentNotice({ purpose }: { purpose: ConsentPurpose }) {
  return (
    <p className={styles.notice}>
      {NOTICES[purpose].text} The{' '}
      <a href="/privacy-policy" target="_blank">
        privacy policy<span className="visually-hidden"> (opens a new tab)</span>
      </a>{' '}
      says what we keep and for how long, how you have it corrected or erased, and where you can
      complain.
    </p>
  );
}
