import { Section } from '../../../components/section.js';
import { MATCHING_QUESTIONS } from '../../../content/matching-quiz.js';
import { MatchingQuestionPanel } from './matching-question-panel.js';
import styles from './matching-quiz.module.css';
import { MatchingResult } from './matching-result.js';
import { useMatchingQuiz } from './use-matching-quiz.js';

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
