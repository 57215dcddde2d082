import { counted } from '@portal/domain/kernel/counted.js';
import { domainLabel } from '@portal/domain/accounts/choices.js';
import { AppLink } from '../../../app/navigation.js';
import { FIGURES } from '../../../lib/figures.js';
import type { ResultRecord } from '../exam-api.js';
import { ResultWays } from './result-ways.js';
import styles from './result-page.module.css';

const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

const dayText = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });

type ResultSummaryProps = { readonly email: string; readonly record: ResultRecord };

/** The verdict and its figures. */
export function ResultSummary({ email, record }: ResultSummaryProps) {
  const { percentage, passPercent = Number(FIGURES.passPercent) } = record;
  const { passed = percentage >= passPercent } = record;
  return (
    <section className={styles.summary} data-passed={passed || undefined}>
      <div className={styles.verdict}>
        <About record={record} />
        <h1>{passed ? 'Test Passed' : 'Test Failed'}</h1>
        <p className={styles.needed}>You needed {passPercent}% to pass.</p>
        {!passed && <Missing record={record} passPercent={passPercent} />}
        <ResultWays email={email} domain={record.domain} isPass={passed} />
      </div>
      <div className={styles.side}>
        <Figures record={record} />
        <p className={styles.kept} data-on-screen>
          This result is also on its way to {record.email ?? 'you'} by mail, and stays in the test
          history of your <AppLink to="/profile">profile</AppLink>.
        </p>
      </div>
    </section>
  );
}

/** How near a failed test was to a pass. */
function Missing({ record, passPercent }: { record: ResultRecord; passPercent: number }) {
  const { score, totalQuestions } = record;
  const missing = Math.ceil((totalQuestions * passPercent) / 100) - score;
  return (
    <p className={styles.needed}>{counted(missing, 'more right answer')} would have been a pass.</p>
  );
}

/** Whose test, in what, when: a printed page needs it. */
function About({ record: { domain, studentName, name, completedOn } }: { record: ResultRecord }) {
  const student = studentName ?? name;
  return (
    <p className={styles.about}>
      <strong>{domainLabel(domain)}</strong>
      {student && <span>{student}</span>}
      {completedOn && <time dateTime={completedOn}>{dayText.format(new Date(completedOn))}</time>}
    </p>
  );
}

function Figures({ record }: { record: ResultRecord }) {
  const { attemptsUsed, totalAttempts } = record;
  return (
    <div className={styles.figures}>
      <p className={styles.percentage}>{record.percentage}%</p>
      <dl>
        <div>
          <dt>Correct answers</dt>
          <dd>
            {record.score}/{record.totalQuestions}
          </dd>
        </div>
        <div>
          <dt>Time taken</dt>
          <dd>{timeText(record.timeTaken)}</dd>
        </div>
      </dl>
      {typeof attemptsUsed === 'number' && typeof totalAttempts === 'number' && (
        <p className={styles.attempts}>
          Attempts: {attemptsUsed}/{totalAttempts} (Remaining: {totalAttempts - attemptsUsed})
        </p>
      )}
    </div>
  );
}
