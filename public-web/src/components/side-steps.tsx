import type { Door } from '../content/doors.js';
import styles from './side-steps.module.css';

export type SideStep = {
  readonly text: string;
  readonly isDone?: boolean;
  readonly isCurrent?: boolean;
};

/** The steps before the current one are done. */
export const inOrder = (texts: readonly string[], current: number): readonly SideStep[] =>
  texts.map((text, index) => ({ text, isDone: index < current, isCurrent: index === current }));

type SideStepsProps = {
  readonly title: string;
  readonly steps: readonly SideStep[];
  readonly facts?: Pick<Door, 'cost' | 'reader' | 'answer'>;
};

export function SideSteps({ title, steps, facts }: SideStepsProps) {
  return (
    <section className={styles.side} aria-label={title}>
      <h2 className="large">{title}</h2>
      {facts && <p className="price-mark">{facts.cost}</p>}
      <ol className={styles.steps}>
        {steps.map(({ text, isDone = false, isCurrent = false }) => (
          <li
            key={text}
            className={isDone ? styles.done : undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span>
              {text}
              {isDone && <span className="visually-hidden"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
      {facts && (
        <dl className={styles.facts}>
          <dt className="text-on-slab-soft">Who reads it</dt>
          <dd className="weight-550">{facts.reader}</dd>
          <dt className="text-on-slab-soft">When you hear</dt>
          <dd className="weight-550">{facts.answer}</dd>
        </dl>
      )}
    </section>
  );
}
