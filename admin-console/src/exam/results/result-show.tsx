import { useCanAccess } from 'react-admin';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { AllTries } from './all-tries.js';
import { Answered } from '../../components/answered.js';
import { linkTo, Moment, Verdict, Badge } from '../../components/values.js';
import { asMinutes } from '../../components/format.js';
import { ShowScreen } from '../../components/show-screen.js';
import type { Entry } from '../../providers/data-provider.js';
import styles from './result-show.module.css';
import { wordFor } from '@portal/domain/kernel/words.js';
import type { ResultQuestion } from '@portal/domain/exam/result-question.js';
import { OPTION_KEYS, type OptionKey } from '@portal/domain/questions/options.js';
import { DIFFICULTY_WORDS } from '../../questions/figures.js';
import { InlineText, QuestionText } from '../../questions/question-text.js';

/** After a ruling, several options may be right. */
const isRight = ({ correctAnswer, ruling }: ResultQuestion, key: OptionKey): boolean =>
  (ruling?.accepted ?? [correctAnswer]).includes(key);

function mark(question: ResultQuestion, key: OptionKey): string {
  const marks = [key === question.selectedOption && 'chosen', isRight(question, key) && 'correct'];
  const words = marks.filter(Boolean).join(', ');
  return words && ` (${words})`;
}

function outcome({ isCorrect, selectedOption, ruling }: ResultQuestion) {
  if (ruling?.isNeutral) return <Badge tone="plain">Does not count</Badge>;
  if (isCorrect) return <Badge tone="good">Correct</Badge>;
  return <Badge tone="bad">{selectedOption ? 'Incorrect' : 'Not answered'}</Badge>;
}

function ReviewedQuestion({ question }: { readonly question: ResultQuestion }) {
  const { selectedOption, explanation, category, difficulty } = question;
  return (
    <li className={styles.question}>
      <div className={styles.head}>
        <p className={styles.words}>
          <QuestionText text={question.question} />
        </p>
        {outcome(question)}
      </div>
      <ul className={styles.options}>
        {OPTION_KEYS.map((key) => (
          <li
            key={key}
            data-correct={isRight(question, key) || undefined}
            data-chosen={key === selectedOption || undefined}
          >
            {key.toUpperCase()}. <InlineText text={question.options[key]} />
            {mark(question, key)}
          </li>
        ))}
      </ul>
      <p className="soft small break-anywhere">{explanation}</p>
      <p className="soft small break-anywhere">
        {category}, {wordFor(DIFFICULTY_WORDS, difficulty)}
      </p>
    </li>
  );
}

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
