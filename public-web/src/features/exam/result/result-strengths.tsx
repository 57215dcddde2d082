import { strengthsByCategory, type CategoryStrength } from '@portal/domain/exam/strengths.js';
import type { ReactNode } from 'react';
import type { ReviewedQuestion } from '../exam-api.js';
import styles from './result-strengths.module.css';

type ResultStrengthsProps = {
  readonly questions: readonly ReviewedQuestion[];
  readonly passed: boolean;
  readonly children?: ReactNode;
};

/** The result of each category; one with only two questions gets no advice. */
export function ResultStrengths({ questions, passed, children }: ResultStrengthsProps) {
  const found = strengthsByCategory(questions);
  const shareOf = ({ correct, total }: CategoryStrength) => correct / total;
  const strengths = passed ? found : found.toSorted((one, other) => shareOf(one) - shareOf(other));
  if (strengths.length === 0) return null;
  return (
    <section className={styles.strengths} aria-labelledby="strengths">
      <div className={styles.words}>
        <h2 id="strengths">{passed ? 'Strengths by Category' : 'What to learn first'}</h2>
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

/** A part of the bar for each question; the text beside it says the same. */
function Category({ category, correct, total }: CategoryStrength) {
  return (
    <div className={styles.category}>
      <dt className="weight-620">{category}</dt>
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
