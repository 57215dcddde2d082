import { Section } from '../../../components/section.js';
import { MATCHING_QUESTIONS, type MatchingQuestion } from '../../../content/matching-quiz.js';
import styles from './matching-quiz.module.css';
import { MatchingResult } from './matching-result.js';
import { useMatchingQuiz, type MatchingQuiz } from './use-matching-quiz.js';
import { useFocusOnArrival } from '../use-focus-on-arrival.js';

type Props = { readonly question: MatchingQuestion; readonly quiz: MatchingQuiz };

function MatchingQuestionPanel({ question, quiz }: Props) {
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

export function MatchingQuizSection() {
  return (
    <Section
      id="quiz"
      title="Find Your Perfect Internship"
      lead="Five questions, about a minute. There are no wrong answers, and nothing is stored."
      tone="slab"
      layout="side"
    >
      <div className="grid gap-5 one-column">
        <MatchingQuizView />
      </div>
    </Section>
  );
}

const TOTAL = MATCHING_QUESTIONS.length;

function MatchingQuizView() {
  const quiz = useMatchingQuiz();
  const isBegun = quiz.answers.length > 0 || quiz.chosen !== null;
  const number = Math.min(quiz.answers.length + 1, TOTAL);
  return (
    <>
      <div className={styles.progress} data-begun={isBegun || undefined}>
        <p role="status">
          {quiz.question ? `Question ${number} of ${TOTAL}` : 'Your match is ready'}
        </p>
        <ol className={styles.marks} aria-hidden="true">
          {MATCHING_QUESTIONS.map(({ question }, index) => (
            <li key={question} data-done={index < quiz.answers.length || undefined} />
          ))}
        </ol>
      </div>
      {quiz.question ? (
        <MatchingQuestionPanel key={quiz.answers.length} question={quiz.question} quiz={quiz} />
      ) : (
        <MatchingResult quiz={quiz} />
      )}
      <p className={styles.scriptless}>The quiz needs JavaScript.</p>
    </>
  );
}
