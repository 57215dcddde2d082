import type { AttemptsInfo } from '../exam-api.js';
import type { Seat } from './seat.js';
import styles from './test-page.module.css';

type SummaryProps = { readonly info: AttemptsInfo; readonly seat: Seat | null };

export function AttemptsSummary({ info, seat }: SummaryProps) {
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
        <dd>{seat?.isFeeWaived ? 'Waived' : info.paymentStatus}</dd>
      </div>
    </dl>
  );
}
