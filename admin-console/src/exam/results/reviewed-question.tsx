import { wordFor } from '@portal/domain/kernel/words.js';
import type { ResultQuestion } from '@portal/domain/exam/result-question.js';
import { OPTION_KEYS, type OptionKey } from '@portal/domain/questions/options.js';
import { Badge } from '../../components/badge.js';
import { DIFFICULTY_WORDS } from '../../questions/figures.js';
import { InlineText, QuestionText } from '../../questions/question-text.js';
import styles from './result-show.module.css';

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

export function ReviewedQuestion({ question }: { readonly question: ResultQuestion }) {
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
