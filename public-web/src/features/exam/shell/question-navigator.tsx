import type { AskedQuestion, Choices } from '../exam-api.js';
import styles from './question-navigator.module.css';

type QuestionNavigatorProps = {
  readonly questions: readonly AskedQuestion[];
  readonly choices: Choices;
  readonly flagged: ReadonlySet<string>;
  readonly index: number;
  readonly onGo: (index: number) => void;
};

export function QuestionNavigator(props: QuestionNavigatorProps) {
  const { questions, choices, flagged, index, onGo } = props;
  const answered = questions.filter(({ _id }) => choices[_id]).length;
  const marked = questions.filter(({ _id }) => flagged.has(_id)).length;
  const text = `${answered} of ${questions.length} answered`;
  return (
    <nav className={styles.navigator} aria-label="Questions">
      <div className={styles.progress}>
        <p className="weight-620 even-digits">
          {text}
          {marked > 0 && `, ${marked} flagged`}
        </p>
        <progress value={answered} max={questions.length} aria-label="Answered" />
      </div>
      <ol>
        {questions.map(({ _id }, place) => (
          <li key={_id}>
            <Bubble
              number={place + 1}
              isAnswered={Boolean(choices[_id])}
              isFlagged={flagged.has(_id)}
              isCurrent={place === index}
              onGo={() => onGo(place)}
            />
          </li>
        ))}
      </ol>
      <Legend />
    </nav>
  );
}

type BubbleProps = {
  readonly number: number;
  readonly isAnswered: boolean;
  readonly isFlagged: boolean;
  readonly isCurrent: boolean;
  readonly onGo: () => void;
};

function Bubble({ number, isAnswered, isFlagged, isCurrent, onGo }: BubbleProps) {
  const states = [isAnswered ? 'answered' : 'not answered', ...(isFlagged ? ['flagged'] : [])];
  return (
    <button
      type="button"
      data-answered={isAnswered || undefined}
      data-flagged={isFlagged || undefined}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={`Question ${number}, ${states.join(', ')}`}
      onClick={onGo}
    >
      {number}
    </button>
  );
}

/** Only visual: each button says the same in words. */
function Legend() {
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <span data-answered /> Answered
      </li>
      <li>
        <span /> Not answered
      </li>
      <li>
        <span data-flagged /> Flagged
      </li>
    </ul>
  );
}
