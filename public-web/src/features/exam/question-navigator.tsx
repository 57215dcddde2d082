import type { AskedQuestion, Choices } from './exam-api.js';
import styles from './question-navigator.module.css';

type QuestionNavigatorProps = {
  readonly questions: readonly AskedQuestion[];
  readonly choices: Choices;
  readonly index: number;
  readonly onGo: (index: number) => void;
};

/** All questions as the bubbles of an answer sheet. */
export function QuestionNavigator({ questions, choices, index, onGo }: QuestionNavigatorProps) {
  const answered = questions.filter(({ _id }) => choices[_id]).length;
  return (
    <nav className={styles.navigator} aria-label="Questions">
      <p>
        {answered} of {questions.length} answered
      </p>
      <ol>
        {questions.map(({ _id }, place) => (
          <li key={_id}>
            <button
              type="button"
              data-answered={Boolean(choices[_id]) || undefined}
              aria-current={place === index ? 'step' : undefined}
              aria-label={`Question ${place + 1}, ${choices[_id] ? 'answered' : 'not answered'}`}
              onClick={() => onGo(place)}
            >
              {place + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
