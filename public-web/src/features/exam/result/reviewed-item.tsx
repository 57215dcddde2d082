import type { ReviewItem, ReviewOutcome } from '@portal/domain/exam/review.js';
import { optionalPart } from '../../../components/optional-part.js';
import type { ReviewedQuestion } from '../exam-api.js';
import { InlineText, QuestionText } from '../question-text.js';
import { LateAnswer } from './late-answers.js';
import styles from './reviewed-item.module.css';

const VERDICTS: Readonly<Record<ReviewOutcome, string>> = {
  wrong: 'Wrong',
  unanswered: 'Not answered',
  neutral: 'Does not count',
  right: 'Correct',
};

const QuestionDispute = optionalPart(() =>
  import('../disputes/question-dispute.js').then((part) => part.QuestionDispute),
);

/** The question in one line, without the marks of code. */
const shortOf = (text: string): string => text.replaceAll('`', '').replace(/\s+/g, ' ').trim();

type ReviewedItemProps = {
  readonly resultId: string;
  readonly item: ReviewItem<ReviewedQuestion>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

export function ReviewedItem({ resultId, item, isOpen, onToggle }: ReviewedItemProps) {
  const { question, number, outcome } = item;
  const { options, category, explanation } = question;
  const bodyId = `reviewed-${number}`;
  const tag = (
    <span className={styles.tag} data-outcome={outcome}>
      {VERDICTS[outcome]}
    </span>
  );
  return (
    <article>
      <h3 data-on-screen>
        <button
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <span className="even-digits weight-620">Question {number}</span>
          {tag}
          <span className={styles.short}>{shortOf(question.question)}</span>
        </button>
      </h3>
      <div className={styles.body} id={bodyId} data-open={isOpen || undefined}>
        <p className={styles.printed}>
          Question {number} {tag}
        </p>
        {category && <p className="soft small">{category}</p>}
        <p className="grid gap-3 leading-1_4 large weight-620">
          <QuestionText text={question.question} />
        </p>
        {options && Object.keys(options).length > 0 ? (
          <OptionList question={question} options={options} />
        ) : (
          <NoOptions question={question} />
        )}
        {question._id && <LateAnswer resultId={resultId} questionId={question._id} />}
        {explanation && (
          <p className={styles.explanation}>
            <strong>Why: </strong>
            <InlineText text={explanation} />
          </p>
        )}
        {question._id && (
          <QuestionDispute resultId={resultId} questionId={question._id} number={number} />
        )}
      </div>
    </article>
  );
}

type OptionListProps = {
  readonly question: ReviewedQuestion;
  readonly options: Readonly<Record<string, string>>;
};

function OptionList({ question, options }: OptionListProps) {
  const { correctAnswer, selectedOption, ruling } = question;
  const keys: readonly string[] = ruling?.accepted ?? [correctAnswer];
  return (
    <ul>
      {Object.entries(options).map(([key, text]) => {
        const isKey = keys.includes(key);
        const isChosen = key === selectedOption;
        const isWrong = isChosen && !isKey;
        return (
          <li key={key} data-mark={isKey ? 'correct' : isWrong ? 'wrong' : undefined}>
            <span className={styles.bubble} data-chosen={isChosen || undefined}>
              {key.toUpperCase()}
            </span>
            <span>
              <InlineText text={text} />
              {isKey && <strong> (Correct Answer)</strong>}
              {isChosen && (isWrong || keys.length > 1) && <strong> (Your Answer)</strong>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function NoOptions({ question: { optionsText, correctAnswer } }: { question: ReviewedQuestion }) {
  return (
    <>
      <p>No options available for this question.</p>
      <p>
        Correct answer: <strong>{optionsText?.[correctAnswer] ?? correctAnswer}</strong>
      </p>
    </>
  );
}
