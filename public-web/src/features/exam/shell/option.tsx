import type { OptionKey } from '@portal/domain/questions/question.js';
import type { AskedQuestion } from '../exam-api.js';
import { InlineText } from '../question-text.js';
import styles from './option.module.css';

type OptionProps = {
  readonly question: AskedQuestion;
  readonly option: OptionKey;
  readonly isChosen: boolean;
  readonly isStruck: boolean;
  readonly onChoose: (questionId: string, option: OptionKey) => void;
  readonly onStrike: (questionId: string, option: OptionKey) => void;
};

export function Option(props: OptionProps) {
  const { question, option, isChosen, isStruck, onChoose, onStrike } = props;
  const letter = option.toUpperCase();
  return (
    <div className={styles.row} data-struck={isStruck || undefined}>
      <label className={styles.option}>
        <input
          type="radio"
          className="visually-hidden"
          name={question._id}
          value={option}
          checked={isChosen}
          onChange={() => onChoose(question._id, option)}
        />
        <span className="option-bubble" aria-hidden="true">
          {letter}
        </span>
        <span className={`can-shrink ${styles.text ?? ''}`}>
          <InlineText text={question.options[option]} />
          {isStruck && <span className="visually-hidden"> (struck out)</span>}
        </span>
      </label>
      <button
        type="button"
        className={styles.strike}
        aria-label={`Strike out option ${letter}`}
        aria-pressed={isStruck}
        title={isStruck ? 'Bring it back' : 'Strike it out'}
        onClick={() => onStrike(question._id, option)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isStruck ? 'M3 7.5h7a3 3 0 0 1 0 6H7M6 4.5l-3 3 3 3' : 'M4 4l8 8M12 4l-8 8'} />
        </svg>
      </button>
    </div>
  );
}
