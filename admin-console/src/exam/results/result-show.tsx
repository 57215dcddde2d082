import { useCanAccess } from 'react-admin';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AllTries } from './all-tries.js';
import { ReviewedQuestion } from './reviewed-question.js';
import { Answered } from '../../components/answered.js';
import { linkTo } from '../../components/entry-link.js';
import { asMinutes } from '../../components/format.js';
import { Moment } from '../../components/moment.js';
import { ShowScreen } from '../../components/show-screen.js';
import { Verdict } from '../../components/badge.js';
import type { Entry } from '../../providers/api-types.js';
import styles from './result-show.module.css';

type ResultEntry = Entry<'results'>;

const factsOf = (result: ResultEntry) =>
  [
    ['Result', <Verdict key="verdict" passed={result.passed} isVoid={result.isVoid} />],
    [
      'Score',
      `${result.score}/${result.totalQuestions} (${result.percentage}%, needed ${result.passPercent}%)`,
    ],
    ['Domain', domainLabel(result.domain)],
    ['Student', linkTo('students', result.studentId, result.studentName)],
    ['Email', result.email],
    ['Started', <Moment key="start" at={result.startedOn} />],
    ['Completed', <Moment key="end" at={result.completedOn} />],
    ['Time taken', asMinutes(result.timeTaken)],
    ['Attempt', `${result.attemptsUsed} of ${result.totalAttempts}`],
  ] as const;

/** The keys are for those who write them; the API refuses all others. */
function Review({ resultId }: { readonly resultId: string }) {
  const { canAccess } = useCanAccess({ action: 'show', resource: 'test-results' });
  if (!canAccess) return null;
  return (
    <Answered
      path={`/api/test-results/${encodeURIComponent(resultId)}`}
      refused="Failed to fetch the review."
    >
      {({ record }) => (
        <section className={styles.review} aria-label="Question review">
          <h3>Question review</h3>
          <ol className={styles.questions}>
            {record.questions.map((question) => (
              <ReviewedQuestion key={question._id} question={question} />
            ))}
          </ol>
        </section>
      )}
    </Answered>
  );
}

export default function ResultShow() {
  return (
    <ShowScreen<ResultEntry> resource="results" facts={factsOf}>
      {(result) => (
        <>
          <AllTries resultId={result.id} />
          <Review resultId={result.id} />
        </>
      )}
    </ShowScreen>
  );
}
