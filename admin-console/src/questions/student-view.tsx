import Button from '@mui/material/Button';
import {
  type MistakesByOption,
  OPTION_KEYS,
  type OptionKey,
} from '@portal/domain/questions/options.js';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Answered } from '../components/answered.js';
import type { QuestionRow } from './question-row.js';
import { InlineText, QuestionText } from './question-text.js';
import styles from './studio.module.css';

type Words = Pick<QuestionRow, 'question' | 'options' | 'correctOption' | 'explanation'> & {
  readonly mistakes?: MistakesByOption;
};

type ShownProps = { readonly words: Words; readonly isKeyShown: boolean };

/** The words of a question as a test shows them. */
export function Shown({ words, isKeyShown }: ShownProps) {
  const { question, options, correctOption, explanation, mistakes } = words;
  const noteOn = (key: OptionKey) =>
    key === correctOption ? 'correct' : mistakes?.[key]?.join('; ');
  return (
    <>
      <fieldset className={styles.question}>
        <legend>
          <span className={styles.stem}>
            <QuestionText text={question} />
          </span>
        </legend>
        {OPTION_KEYS.map((key) => (
          <label key={key} className={styles.option}>
            <input type="radio" name={`preview ${question}`} value={key} />
            <span>
              {key.toUpperCase()}: <InlineText text={options[key]} />
              {isKeyShown && noteOn(key) && <strong> ({noteOn(key)})</strong>}
            </span>
          </label>
        ))}
      </fieldset>
      {isKeyShown && <p className={styles.explanation}>{explanation}</p>}
    </>
  );
}

type DrawnProps = Pick<QuestionRow, 'id' | 'version'> & {
  readonly seed: number;
  readonly isKeyShown: boolean;
};

function Drawn({ id, version, seed, isKeyShown }: DrawnProps) {
  const path = `/api/admin/questions/${encodeURIComponent(id)}/variants?from=${seed}` as const;
  return (
    <Answered key={version} path={path}>
      {({ variants: [variant] }) => variant && <Shown words={variant} isKeyShown={isKeyShown} />}
    </Answered>
  );
}

function View(question: QuestionRow) {
  const [seed, setSeed] = useState(1);
  const [isKeyShown, setKeyShown] = useState(false);
  const { id, version, family } = question;
  return (
    <>
      <div className={styles.page} key={seed}>
        {family ? (
          <Drawn {...{ id, version, seed, isKeyShown }} />
        ) : (
          <Shown words={question} isKeyShown={isKeyShown} />
        )}
      </div>
      <div className={styles.ways}>
        <Button
          variant="outlined"
          aria-pressed={isKeyShown}
          onClick={() => setKeyShown((was) => !was)}
        >
          Mark the key
        </Button>
        {family && (
          <Button variant="outlined" onClick={() => setSeed(seed + 1)}>
            Next variant
          </Button>
        )}
      </div>
    </>
  );
}

/** The question as in a test, with the right option unmarked; of a family, one variant after the other. */
export function StudentView() {
  const question = useRecordContext<QuestionRow>();
  if (!question) return null;
  return (
    <section className={styles.view} aria-label="As a student sees it">
      <h2>As a student sees it</h2>
      <View key={`${question.id} ${question.version}`} {...question} />
    </section>
  );
}
