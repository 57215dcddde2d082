import { OPTION_KEYS, type OptionKey } from '@portal/domain/question-bank/question.js';
import { Button } from '../../../components/button.js';
import { TRY_QUESTIONS, type TryQuestion } from '../../../content/try-test.js';
import { InlineText, QuestionText } from '../../exam/question-text.js';
import { useFocusOnArrival } from '../use-focus-on-arrival.js';
import styles from './try-test.module.css';
import type { TryTest } from './use-try-test.js';

type Props = { readonly question: TryQuestion; readonly test: TryTest };

export function TryQuestionPanel({ question, test }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(test.hasMoved);
  const isLast = test.index === TRY_QUESTIONS.length - 1;
  return (
    <div className={styles.question} role="group" aria-labelledby="try-question">
      <h3 id="try-question" ref={heading} tabIndex={-1}>
        <QuestionText text={question.question} />
      </h3>
      <div className={styles.options}>
        {OPTION_KEYS.filter((key) => question.options[key]).map((key) => (
          <TryOption key={key} option={key} question={question} test={test} />
        ))}
      </div>
      <div className={styles.way}>
        <div className={styles.why} role="status">
          {test.chosen && <Why question={question} chosen={test.chosen} />}
        </div>
        {test.chosen ? (
          <Button onClick={() => test.goOn()}>{isLast ? 'See the result' : 'Next question'}</Button>
        ) : (
          <p className={styles.hint}>Choose an answer, with a press or with the keys A to D.</p>
        )}
      </div>
    </div>
  );
}

type OptionProps = Props & { readonly option: OptionKey };

function TryOption({ option, question, test }: OptionProps) {
  const { chosen } = test;
  const isRight = option === question.correctOption;
  const mark = chosen && isRight ? 'right' : chosen === option ? 'wrong' : undefined;
  return (
    <button
      type="button"
      className={styles.option}
      aria-pressed={chosen === option}
      aria-disabled={chosen !== undefined || undefined}
      data-mark={mark}
      onClick={() => test.choose(option)}
    >
      <span className="option-bubble" aria-hidden="true">
        {option.toUpperCase()}
      </span>
      <span>
        <InlineText text={question.options[option]} />
      </span>
      {mark && <span className={styles.mark}>{isRight ? 'Right answer' : 'Your answer'}</span>}
    </button>
  );
}

function Why({ question, chosen }: { question: TryQuestion; chosen: OptionKey }) {
  const { correctOption, why } = question;
  return (
    <p>
      <b>{chosen === correctOption ? 'Right. ' : `It is ${correctOption.toUpperCase()}. `}</b>
      <InlineText text={why} />
    </p>
  );
}
