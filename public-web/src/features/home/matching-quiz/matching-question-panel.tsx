import type { MatchingQuestion } from '../../../content/matching-quiz.js';
import { useFocusOnArrival } from '../use-focus-on-arrival.js';
import styles from './matching-quiz.module.css';
import type { MatchingQuiz } from './use-matching-quiz.js';

type Props = { readonly question: MatchingQuestion; readonly quiz: MatchingQuiz };

export function MatchingQuestionPanel({ question, quiz }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(quiz.hasMoved);
  const isLocked = quiz.chosen !== null;
  return (
    <div className={styles.question} role="group" aria-labelledby="quiz-question">
      <h3 id="quiz-question" ref={heading} tabIndex={-1}>
        {question.question}
      </h3>
      <ol className={styles.options}>
        {question.options.map((option, index) => (
          <li className="rule-above" key={option}>
            <button
              type="button"
              aria-pressed={quiz.chosen === index}
              aria-disabled={isLocked || undefined}
              onClick={() => quiz.choose(index)}
            >
              <span className={styles.letter} aria-hidden="true">
                {String.fromCharCode(65 + index)}
              </span>
              {option}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
