import { missingToPass } from '@portal/domain/exam/grading.js';
import { howTakenText } from '@portal/domain/certificates/how-taken.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AppLink } from '../../../lib/navigation.js';
import type { ResultRecord } from '../exam-api.js';
import type { ReactNode } from 'react';
import { ResultWays } from './result-ways.js';
import styles from './result-page.module.css';

const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

const dayText = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

type ResultSummaryProps = {
  readonly email: string;
  readonly record: ResultRecord;
  /** The certificate of a pass: the first thing that is seen. */
  readonly children: ReactNode;
};

export function ResultSummary({ email, record, children }: ResultSummaryProps) {
  const { passed, passPercent, isVoid } = record;
  const verdict = passed ? 'Test Passed' : 'Test Failed';
  return (
    <section
      className={styles.summary}
      data-passed={passed || undefined}
      data-void={isVoid || undefined}
    >
      <div className={`full-row ${styles.verdict ?? ''}`}>
        <About record={record} />
        <h1>{isVoid ? 'Test Not Counted' : verdict}</h1>
        {children}
      </div>
      <div className={styles.verdict}>
        {isVoid ? (
          <p className="soft large">It neither passes nor fails, and its attempt is yours again.</p>
        ) : (
          <p className="soft large">You needed {passPercent}% to pass.</p>
        )}
        {!passed && !isVoid && <Missing record={record} />}
        {!isVoid && <Neutral record={record} />}
        <ResultWays email={email} domain={record.domain} isPass={passed} />
      </div>
      <div className="grid gap-4">
        <Figures record={record} />
        <p className="small">{howTakenText(record.taken, COMPANY.legalName)}</p>
        <p className="soft small" data-on-screen>
          This result is also on its way to {record.email} by mail, and stays in the test history of
          your <AppLink to="/profile">profile</AppLink>.
        </p>
      </div>
    </section>
  );
}

/** How many points a failed test lacked, by the pass mark in force for it. */
function Missing({ record: { score, totalQuestions, passPercent } }: { record: ResultRecord }) {
  const missing = missingToPass(score, totalQuestions, passPercent);
  if (missing === 0) return null;
  return (
    <p className={styles.missing}>
      <strong className="weight-680">{formatCount(missing, 'more right answer')}</strong> and you
      pass.
    </p>
  );
}

/** Shown where questions are not counted for any student. */
function Neutral({ record: { questions, totalQuestions } }: { record: ResultRecord }) {
  const neutral = questions.filter(({ ruling }) => ruling?.isNeutral).length;
  if (neutral === 0) return null;
  return (
    <p className="soft small">
      {formatCount(neutral, 'question')} of {questions.length} {neutral === 1 ? 'does' : 'do'} not
      count, for anybody: the score is out of {totalQuestions}.
    </p>
  );
}

/** Whose test it was, in which domain, and when: needed on paper. */
function About({ record: { domain, studentName, name, completedOn } }: { record: ResultRecord }) {
  return (
    <p className={styles.about}>
      <strong className="text-ink weight-620">{domainLabel(domain)}</strong>
      <span>{studentName ?? name}</span>
      <time dateTime={completedOn}>{dayText.format(new Date(completedOn))}</time>
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
          <dt className="small">Correct answers</dt>
          <dd className="large weight-680 even-digits">
            {record.score}/{record.totalQuestions}
          </dd>
        </div>
        <div>
          <dt className="small">Time taken</dt>
          <dd className="large weight-680 even-digits">{timeText(record.timeTaken)}</dd>
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
