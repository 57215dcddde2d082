import {
  categoriesToWorkOn,
  strengthsByCategory,
  type CategoryStrength,
} from '@portal/domain/exam/strengths.js';
import type { ReactNode } from 'react';
import type { ReviewedQuestion } from '../exam-api.js';
import styles from './result-strengths.module.css';

type ResultStrengthsProps = {
  readonly questions: readonly ReviewedQuestion[];
  /** What to practise next. */
  readonly children?: ReactNode;
};

/** How each category went, and what to work on. */
export function ResultStrengths({ questions, children }: ResultStrengthsProps) {
  const strengths = strengthsByCategory(questions);
  if (strengths.length === 0) return null;
  return (
    <section className={styles.strengths} aria-labelledby="strengths">
      <div className={styles.words}>
        <h2 id="strengths">Strengths by Category</h2>
        <Advice strengths={strengths} />
        {children}
      </div>
      <dl>
        {strengths.map((strength) => (
          <Category key={strength.category} {...strength} />
        ))}
      </dl>
    </section>
  );
}

function Advice({ strengths }: { strengths: readonly CategoryStrength[] }) {
  const weak = categoriesToWorkOn(strengths);
  if (weak.length === 0) return <p>All right, in every category. Nothing to catch up on.</p>;
  return (
    <p>
      To do better next time, work on <strong>{weak.join(', then ')}</strong>.
    </p>
  );
}

/** One part of the bar for each question; the words beside it say the same. */
function Category({ category, correct, total }: CategoryStrength) {
  return (
    <div className={styles.category}>
      <dt>{category}</dt>
      <dd>
        <span>
          {correct} of {total} right
        </span>
        <span className={styles.bar} aria-hidden="true">
          {Array.from({ length: total }, (_, part) => (
            <i key={part} data-right={part < correct || undefined} />
          ))}
        </span>
      </dd>
    </div>
  );
}
