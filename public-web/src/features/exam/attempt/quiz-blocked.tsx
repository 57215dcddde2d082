import { Button, ButtonLink } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import type { Opening } from './open-sitting.js';
import styles from './quiz-blocked.module.css';

type QuizBlockedProps = {
  readonly opening: Exclude<Opening, { kind: 'open' | 'over' }>;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
};

/** Why there is no test. */
export function QuizBlocked({ opening, isBusy, onTryAgain }: QuizBlockedProps) {
  const isEmpty = opening.kind === 'empty';
  return (
    <div className={`page-shell ${styles.blocked ?? ''}`}>
      <h1>{isEmpty ? 'No Questions Available' : 'Could Not Start Test'}</h1>
      <Notice kind="error">
        {isEmpty ? 'There are no questions in this domain yet.' : opening.message}
      </Notice>
      <div className={styles.ways}>
        {!isEmpty && opening.needsPayment && <ButtonLink to="/payment">Pay Now</ButtonLink>}
        {!isEmpty && opening.isPassing && (
          <Button isBusy={isBusy} onClick={onTryAgain}>
            Try Again
          </Button>
        )}
        <ButtonLink to="/test-terms" look="secondary">
          Go Back
        </ButtonLink>
      </div>
    </div>
  );
}
