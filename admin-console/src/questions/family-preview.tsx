import { OPTION_KEYS } from '@portal/domain/questions/options.js';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Answered } from '../components/answered.js';
import type { AnswerOf } from '../providers/api-types.js';
import type { QuestionRow } from './question-row.js';
import styles from './questions.module.css';

type Drawn = AnswerOf<`/api/admin/questions/${string}/variants`>['variants'][number];

function OneVariant({ seed, question, options, correctOption, explanation, mistakes }: Drawn) {
  return (
    <article className={styles.variant} aria-label={`Variant ${seed}`}>
      <p className={styles.text}>{question}</p>
      <ul className={styles.options}>
        {OPTION_KEYS.map((key) => (
          <li key={key} data-correct={key === correctOption || undefined}>
            <span>
              {key.toUpperCase()}: {options[key]}
            </span>
            <span>{key === correctOption ? 'Correct' : mistakes[key]}</span>
          </li>
        ))}
      </ul>
      <p>{explanation}</p>
    </article>
  );
}

function Variants({ id }: QuestionRow) {
  const [from, setFrom] = useState(1);
  const path = `/api/admin/questions/${encodeURIComponent(id)}/variants?from=${from}` as const;
  return (
    <Answered path={path}>
      {({ variants }) => (
        <>
          {variants.map((one) => (
            <OneVariant key={one.seed} {...one} />
          ))}
          <button
            type="button"
            className="button secondary"
            onClick={() => setFrom((first) => first + variants.length)}
          >
            Draw others
          </button>
        </>
      )}
    </Answered>
  );
}

/** What students get of a question family: some variants, and the mistake behind each wrong option. */
export function FamilyPreview() {
  const question = useRecordContext<QuestionRow>();
  if (!question?.family) return null;
  return (
    <section className={styles.section} aria-label="Variants">
      <h2>Variants</h2>
      <p>
        This is a question family: each test draws its values anew. To change its words, export the
        bank as JSON, edit the family there, and import the file.
      </p>
      <Variants key={question.version} {...question} />
    </section>
  );
}
