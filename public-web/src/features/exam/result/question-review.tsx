import type { ReviewedQuestion } from '../exam-api.js';
import styles from './question-review.module.css';
import { InlineText, QuestionText } from '../question-text.js';

/** Every question, with what was right and what was chosen. */
export function QuestionReview({ questions }: { questions: readonly ReviewedQuestion[] }) {
  return (
    <section className={styles.review}>
      <h2>Question Review</h2>
      <ol>
        {questions.map((question, index) => (
          // A result never changes, so the place of a question is its name.
          <li key={index} data-question data-correct={question.isCorrect}>
            <ReviewedItem question={question} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ReviewedItemProps = { readonly question: ReviewedQuestion; readonly number: number };

function ReviewedItem({ question, number }: ReviewedItemProps) {
  const { options, isCorrect, selectedOption, category, explanation } = question;
  const verdict = isCorrect ? 'Correct' : selectedOption ? 'Wrong' : 'Not answered';
  return (
    <article>
      <p className={styles.verdict}>
        Question {number} <span>{verdict}</span>
        {category && <small>{category}</small>}
      </p>
      <h3>
        <QuestionText text={question.question} />
      </h3>
      {options && Object.keys(options).length > 0 ? (
        <OptionList question={question} options={options} />
      ) : (
        <NoOptions question={question} />
      )}
      {explanation && (
        <p className={styles.explanation}>
          <strong>Why: </strong>
          <InlineText text={explanation} />
        </p>
      )}
    </article>
  );
}

type OptionListProps = {
  readonly question: ReviewedQuestion;
  readonly options: Readonly<Record<string, string>>;
};

function OptionList({ question: { correctAnswer, selectedOption }, options }: OptionListProps) {
  return (
    <ul>
      {Object.entries(options).map(([key, text]) => {
        const isKey = key === correctAnswer;
        const isWrong = key === selectedOption && !isKey;
        return (
          <li key={key} data-mark={isKey ? 'correct' : isWrong ? 'wrong' : undefined}>
            <span className={styles.bubble} data-chosen={key === selectedOption || undefined}>
              {key.toUpperCase()}
            </span>
            <span>
              <InlineText text={text} />
              {isKey && <strong> (Correct Answer)</strong>}
              {isWrong && <strong> (Your Answer)</strong>}
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
