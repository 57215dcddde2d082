import { domainLabel } from '@portal/domain/accounts/choices.js';
import type { ResultQuestion } from '@portal/domain/exam/result-question.js';
import type { RaRecord } from 'react-admin';
import { AllTries } from './all-tries.js';
import { ReviewedQuestion } from './reviewed-question.js';
import { EntryLink } from '../components/entry-link.js';
import { Facts } from '../components/facts.js';
import { asMinutes } from '../components/format.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';
import { Verdict } from '../components/verdict.js';
import styles from './result-show.module.css';

type ResultEntry = RaRecord<string> & {
  readonly studentId: string;
  readonly studentName: string;
  readonly email: string;
  readonly domain: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly percentage: number;
  readonly passed: boolean;
  readonly passPercent: number;
  readonly timeTaken: number;
  readonly startedOn: string;
  readonly completedOn: string;
  readonly attemptsUsed: number;
  readonly totalAttempts: number;
  readonly questions: readonly ResultQuestion[];
};

const factsOf = (result: ResultEntry) =>
  [
    ['Result', <Verdict key="verdict" passed={result.passed} />],
    [
      'Score',
      `${result.score}/${result.totalQuestions} (${result.percentage}%, needed ${result.passPercent}%)`,
    ],
    ['Domain', domainLabel(result.domain)],
    [
      'Student',
      <EntryLink key="student" resource="students" id={result.studentId}>
        {result.studentName}
      </EntryLink>,
    ],
    ['Email', result.email],
    ['Started', <Moment key="start" at={result.startedOn} />],
    ['Completed', <Moment key="end" at={result.completedOn} />],
    ['Time taken', asMinutes(result.timeTaken)],
    ['Attempt', `${result.attemptsUsed} of ${result.totalAttempts}`],
  ] as const;

/** One result, with the review that the student sees. */
export default function ResultShow() {
  return (
    <ShowScreen<ResultEntry>
      resource="results"
      back="All results"
      refused="Failed to fetch result."
      title={({ studentName }) => studentName}
    >
      {(result) => (
        <>
          <Facts facts={factsOf(result)} />
          <AllTries resultId={result.id} />
          <section className={styles.review} aria-label="Question review">
            <h3>Question review</h3>
            <ol className={styles.questions}>
              {result.questions.map((question) => (
                <ReviewedQuestion key={question._id} question={question} />
              ))}
            </ol>
          </section>
        </>
      )}
    </ShowScreen>
  );
}
