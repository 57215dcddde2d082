import { missingToPass } from '@portal/domain/exam/grading.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AppLink } from '../../../lib/navigation.js';
import { FIGURES } from '../../../lib/figures.js';
import type { ResultRecord } from '../exam-api.js';
import { ResultWays } from './result-ways.js';
import styles from './result-page.module.css';

const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

const dayText = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });

type ResultSummaryProps = { readonly email: string; readonly record: ResultRecord };

export function ResultSummary({ email, record }: ResultSummaryProps) {
  const { percentage, passPercent = Number(FIGURES.passPercent) } = record;
  const { passed = percentage >= passPercent, isVoid = false } = record;
  const verdict = passed ? 'Test Passed' : 'Test Failed';
  return (
    <section
      className={styles.summary}
      data-passed={passed || undefined}
      data-void={isVoid || undefined}
    >
      <div className={styles.verdict}>
        <About record={record} />
        <h1>{isVoid ? 'Test Not Counted' : verdict}</h1>
        {isVoid ? (
          <p className="soft large">It neither passes nor fails, and its attempt is yours again.</p>
        ) : (
          <p className="soft large">You needed {passPercent}% to pass.</p>
        )}
        {!passed && !isVoid && <Missing record={record} passPercent={passPercent} />}
        {!isVoid && <Neutral record={record} />}
        <ResultWays email={email} domain={record.domain} isPass={passed} />
      </div>
      <div className="grid gap-4">
        <Figures record={record} />
        <p className={styles.kept} data-on-screen>
          This result is also on its way to {record.email ?? 'you'} by mail, and stays in the test
          history of your <AppLink to="/profile">profile</AppLink>.
        </p>
      </div>
    </section>
  );
}

/** How many points a failed test lacked, by the pass mark in force for it. */
function Missing({ record, passPercent }: { record: ResultRecord; passPercent: number }) {
  const missing = missingToPass(record.score, record.totalQuestions, passPercent);
  if (missing === 0) return null;
  return (
    <p className={styles.missing}>
      <strong>{formatCount(missing, 'more right answer')}</strong> and you pass.
    </p>
  );
}

/** Shown where questions are not counted for any student. */
function Neutral({ record: { questions, totalQuestions } }: { record: ResultRecord }) {
  const neutral = questions.filter(({ ruling }) => ruling?.isNeutral).length;
  if (neutral === 0) return null;
  return (
    <p className={styles.hint}>
      {formatCount(neutral, 'question')} of {questions.length} {neutral === 1 ? 'does' : 'do'} not
      count, for anybody: the score is out of {totalQuestions}.
    </p>
  );
}

/** Whose test it was, in which domain, and when: needed on paper. */
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
