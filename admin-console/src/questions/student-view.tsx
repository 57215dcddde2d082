import { OPTION_KEYS } from '@portal/domain/questions/options.js';
import { useState } from 'react';
import { Answered } from '../components/answered.js';
import { optionOrder } from './option-order.js';
import type { QuestionRow } from './question-row.js';
import { InlineText, QuestionText } from './question-text.js';
import { useWholeQuestion } from './use-whole-question.js';
import styles from './studio.module.css';

type Words = Pick<QuestionRow, 'question' | 'options' | 'correctOption' | 'explanation'>;
type ShownProps = { readonly words: Words; readonly turn: number; readonly isKeyShown: boolean };

function Shown({ words, turn, isKeyShown }: ShownProps) {
  const { question, options, correctOption, explanation } = words;
  return (
    <>
      <fieldset className={styles.question}>
        <legend>
          <span className={styles.stem}>
            <QuestionText text={question} />
          </span>
        </legend>
        {optionOrder(turn).map((key, place) => (
          <label key={key} className={styles.option}>
            <input type="radio" name="preview" value={key} />
            <span>
              {OPTION_KEYS[place]?.toUpperCase()}: <InlineText text={options[key]} />
              {isKeyShown && key === correctOption && <strong> (correct)</strong>}
            </span>
          </label>
        ))}
      </fieldset>
      {isKeyShown && <p className={styles.explanation}>{explanation}</p>}
    </>
  );
}

type DrawnProps = Omit<ShownProps, 'words'> & Pick<QuestionRow, 'id' | 'version'>;

function Drawn({ id, version, turn, isKeyShown }: DrawnProps) {
  const path = `/api/admin/questions/${encodeURIComponent(id)}/variants?from=${turn}` as const;
  return (
    <Answered key={version} path={path}>
      {({ variants: [variant] }) =>
        variant && <Shown words={variant} turn={turn} isKeyShown={isKeyShown} />
      }
    </Answered>
  );
}

function View(question: QuestionRow) {
  const [turn, setTurn] = useState(1);
  const [isKeyShown, setKeyShown] = useState(false);
  const { id, version, family } = question;
  return (
    <>
      <div className={styles.page} key={turn}>
        {family ? (
          <Drawn id={id} version={version} turn={turn} isKeyShown={isKeyShown} />
        ) : (
          <Shown words={question} turn={turn} isKeyShown={isKeyShown} />
        )}
      </div>
      <div className={styles.ways}>
        <button
          type="button"
          className="button secondary"
          aria-pressed={isKeyShown}
          onClick={() => setKeyShown((was) => !was)}
        >
          Mark the key
        </button>
        <button
          type="button"
          className="button secondary"
          onClick={() => setTurn((last) => last + 1)}
        >
          {family ? 'Next variant' : 'Shuffle the options'}
        </button>
      </div>
    </>
  );
}

/** The question as in a test: the stored words, the options shuffled, the right one unmarked. */
export function StudentView() {
  const question = useWholeQuestion();
  if (!question) return null;
  return (
    <section className={styles.view} aria-label="As a student sees it">
      <h2>As a student sees it</h2>
      <View key={`${question.id} ${question.version}`} {...question} />
    </section>
  );
}
