import { wordFor } from '@portal/domain/kernel/words.js';
import type { ResultQuestion } from '@portal/domain/exam/result-question.js';
import { Badge } from '../../components/badge.js';
import { DIFFICULTY_WORDS } from '../../questions/difficulty-words.js';
import { InlineText, QuestionText } from '../../questions/question-text.js';
import styles from './result-show.module.css';

function mark({ correctAnswer, selectedOption }: ResultQuestion, key: string): string {
  const marks = [key === selectedOption && 'chosen', key === correctAnswer && 'correct'];
  const words = marks.filter(Boolean).join(', ');
  return words && ` (${words})`;
}

function outcome({ isCorrect, selectedOption }: ResultQuestion) {
  if (isCorrect) return <Badge tone="good">Correct</Badge>;
  return <Badge tone="bad">{selectedOption ? 'Incorrect' : 'Not answered'}</Badge>;
}

export function ReviewedQuestion({ question }: { readonly question: ResultQuestion }) {
  const { correctAnswer, selectedOption, explanation, category, difficulty } = question;
  return (
    <li className={styles.question}>
      <div className={styles.head}>
        <p className={styles.words}>
          <QuestionText text={question.question} />
        </p>
        {outcome(question)}
      </div>
      <ul className={styles.options}>
        {Object.entries(question.options).map(([key, text]) => (
          <li
            key={key}
            data-correct={key === correctAnswer || undefined}
            data-chosen={key === selectedOption || undefined}
          >
            {key.toUpperCase()}. <InlineText text={text} />
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
