import { OPTION_KEYS, type OptionKey } from '@portal/domain/question-bank/question.js';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.js';
import type { AskedQuestion, Choices } from '../exam-api.js';
import styles from './question-panel.module.css';
import { InlineText, QuestionText } from '../question-text.js';

type QuestionPanelProps = {
  readonly questions: readonly AskedQuestion[];
  readonly index: number;
  readonly choices: Choices;
  readonly flagged: ReadonlySet<string>;
  readonly isLocked: boolean;
  readonly onFlag: (questionId: string) => void;
  readonly onChoose: (questionId: string, option: OptionKey) => void;
  readonly onGo: (index: number) => void;
  readonly onFinish: () => void;
};

/** The question in view, with the ways to its neighbours. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { questions, index, choices, isLocked, onChoose } = props;
  const question = questions[index];
  const legend = useRef<HTMLLegendElement>(null);
  const shownBefore = useRef(index);

  useEffect(() => {
    if (shownBefore.current === index) return;
    shownBefore.current = index;
    legend.current?.focus();
  }, [index]);

  if (!question) return null;
  return (
    <div className={styles.panel}>
      <fieldset key={question._id} className={styles.question} disabled={isLocked}>
        <legend ref={legend} tabIndex={-1}>
          <span className={styles.number}>
            Question {index + 1} of {questions.length}
          </span>
          <span className={styles.text}>
            <QuestionText text={question.question} />
          </span>
        </legend>
        {OPTION_KEYS.filter((key) => question.options[key]).map((key) => (
          <Option
            key={key}
            question={question}
            option={key}
            isChosen={choices[question._id] === key}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
      <FlagButton
        isFlagged={props.flagged.has(question._id)}
        onToggle={() => props.onFlag(question._id)}
      />
      <Neighbours {...props} />
    </div>
  );
}

function FlagButton({ isFlagged, onToggle }: { isFlagged: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={styles.flag} aria-pressed={isFlagged} onClick={onToggle}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3.5 15V1.5M3.5 2h9.5l-2.5 3.25L13 8.5H3.5" />
      </svg>
      Flag this question
      <span className={styles.flagState} aria-hidden="true">
        {isFlagged ? 'Flagged' : ''}
      </span>
    </button>
  );
}

function Neighbours({ questions, index, isLocked, onGo, onFinish }: QuestionPanelProps) {
  const isLast = index === questions.length - 1;
  return (
    <div className={styles.ways}>
      <Button look="secondary" disabled={index === 0} onClick={() => onGo(index - 1)}>
        Previous
      </Button>
      {isLast ? (
        <Button isBusy={isLocked} onClick={onFinish}>
          Finish
        </Button>
      ) : (
        <Button look="secondary" onClick={() => onGo(index + 1)}>
          Next
        </Button>
      )}
    </div>
  );
}

type OptionProps = {
  readonly question: AskedQuestion;
  readonly option: OptionKey;
  readonly isChosen: boolean;
  readonly onChoose: QuestionPanelProps['onChoose'];
};

function Option({ question, option, isChosen, onChoose }: OptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="radio"
        className="visually-hidden"
        name={question._id}
        value={option}
        checked={isChosen}
        onChange={() => onChoose(question._id, option)}
      />
      <span className={styles.bubble} aria-hidden="true">
        {option.toUpperCase()}
      </span>
      <span>
        <InlineText text={question.options[option]} />
      </span>
    </label>
  );
}
