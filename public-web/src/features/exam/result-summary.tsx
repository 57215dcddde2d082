import { domainLabel } from '@portal/domain/accounts/choices.js';
import { DEFAULT_POLICY } from '@portal/domain/shared/policy.js';
import { useGo } from '../../app/navigation.js';
import { Button, ButtonLink } from '../../components/button.js';
import type { ResultRecord } from './exam-api.js';
import styles from './result-page.module.css';

const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** The verdict and its figures. */
export function ResultSummary({ record }: { record: ResultRecord }) {
  const go = useGo();
  const { percentage, attemptsUsed, totalAttempts } = record;
  const { passPercent = DEFAULT_POLICY.passPercent } = record;
  const { passed = percentage >= passPercent } = record;
  return (
    <section className={styles.summary} data-passed={passed || undefined}>
      <div className={styles.verdict}>
        <p className={styles.domain}>{domainLabel(record.domain)}</p>
        <h1>{passed ? 'Test Passed' : 'Test Failed'}</h1>
        <p className={styles.needed}>You needed {passPercent}% to pass.</p>
        <div className={styles.ways}>
          <Button onClick={() => go('/quiz')}>Retake Test</Button>
          <ButtonLink to="/" look="secondary">
            Go to Homepage
          </ButtonLink>
        </div>
      </div>
      <div className={styles.figures}>
        <p className={styles.percentage}>{percentage}%</p>
        <Figures record={record} />
        {typeof attemptsUsed === 'number' && typeof totalAttempts === 'number' && (
          <p className={styles.attempts}>
            Attempts: {attemptsUsed}/{totalAttempts} (Remaining: {totalAttempts - attemptsUsed})
          </p>
        )}
      </div>
    </section>
  );
}

function Figures({ record: { score, totalQuestions, timeTaken } }: { record: ResultRecord }) {
  return (
    <dl>
      <div>
        <dt>Correct answers</dt>
        <dd>
          {score}/{totalQuestions}
        </dd>
      </div>
      <div>
        <dt>Time taken</dt>
        <dd>{timeText(timeTaken)}</dd>
      </div>
    </dl>
  );
}
