import { OPTION_KEYS, type OptionKey } from '@portal/domain/questions/question.js';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import type { AskedQuestion } from '../exam-api.js';
import { namesOfBlocks, QuestionText } from '../question-text.js';
import type { ExamWork } from './exam-work.js';
import { FlagButton } from './flag-button.js';
import { Option } from './option.js';
import styles from './question-panel.module.css';

type QuestionPanelProps = Omit<ExamWork, 'struck'> & {
  readonly question: AskedQuestion;
  readonly struck: readonly OptionKey[];
  /** On a phone, the buttons to the neighbours are in a separate bar. */
  readonly isPhone: boolean;
  readonly aside: ReactNode;
  readonly onFinish: (() => void) | null;
};

export function QuestionPanel(props: QuestionPanelProps) {
  const { questions, question, index, choices, isLocked, struck, isPhone, aside } = props;
  const legend = useRef<HTMLLegendElement>(null);
  const { sentences, code } = namesOfBlocks('question', question.question);

  // Also at the start and after a reload: the options are the next stops of the keyboard.
  useEffect(() => {
    window.scrollTo(0, 0);
    legend.current?.focus({ preventScroll: true });
  }, [index]);

  return (
    <div className="grid gap-5">
      <fieldset
        key={question._id}
        className={styles.question}
        disabled={isLocked}
        aria-labelledby={`question-place ${sentences}`}
        aria-describedby={code}
      >
        <legend ref={legend} tabIndex={-1}>
          <span id="question-place" className="visually-hidden">
            Question {index + 1} of {questions.length}
          </span>
          <span className={styles.text}>
            <QuestionText id="question" text={question.question} />
          </span>
        </legend>
        {OPTION_KEYS.filter((key) => question.options[key]).map((key) => (
          <Option
            key={key}
            question={question}
            option={key}
            isChosen={choices[question._id] === key}
            isStruck={struck.includes(key)}
            onChoose={props.onChoose}
            onStrike={props.onStrike}
          />
        ))}
      </fieldset>
      {aside}
      {!isPhone && (
        <>
          <FlagButton
            isFlagged={props.flagged.has(question._id)}
            onToggle={() => props.onFlag(question._id)}
          />
          <Neighbours {...props} />
        </>
      )}
    </div>
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
        onFinish && (
          <Button isBusy={isLocked} onClick={onFinish}>
            Finish
          </Button>
        )
      ) : (
        <Button look="secondary" onClick={() => onGo(index + 1)}>
          Next
        </Button>
      )}
    </div>
  );
}
