import type { AttemptsInfo } from '../exam-api.js';
import styles from './test-page.module.css';

export function AttemptsSummary({ info }: { info: AttemptsInfo }) {
  return (
    <dl className={styles.summary}>
      <div>
        <dt>Attempts used</dt>
        <dd>
          {info.attemptsUsed} of {info.totalAttempts}
        </dd>
      </div>
      <div>
        <dt>Attempts left</dt>
        <dd>{info.remainingAttempts}</dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>{info.paymentStatus}</dd>
      </div>
    </dl>
  );
}
