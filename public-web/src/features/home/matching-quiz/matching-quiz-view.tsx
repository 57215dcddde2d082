import { MATCHING_QUESTIONS } from '../../../content/matching-quiz.js';
import { MatchingQuestionPanel } from './matching-question-panel.js';
import { MatchingResult } from './matching-result.js';
import styles from './matching-quiz.module.css';
import { QuizOnPaper } from './quiz-on-paper.js';
import { useIsScripted } from '../use-is-scripted.js';
import { useMatchingQuiz } from './use-matching-quiz.js';

const TOTAL = MATCHING_QUESTIONS.length;

export function MatchingQuizView() {
  const quiz = useMatchingQuiz();
  const isScripted = useIsScripted();
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
      {!isScripted && <QuizOnPaper />}
    </>
  );
}
