import type { Door } from '../content/doors.js';
import { useHydrated, useSession } from '../lib/use-session.js';
import styles from './side-steps.module.css';

type SideStepsProps = {
  readonly title: string;
  /** The first of the steps is what this page is for. */
  readonly isBegun?: boolean;
  /** The page tells a student elsewhere where exactly he stands. */
  readonly forStrangersOnly?: boolean;
} & Pick<Door, 'steps'> &
  Partial<Pick<Door, 'cost' | 'reader' | 'answer'>>;

export function SideSteps(props: SideStepsProps) {
  const { title, isBegun = false, forStrangersOnly = false, steps, cost, reader, answer } = props;
  const isHydrated = useHydrated();
  const isStudent = useSession() !== null && isHydrated;
  if (forStrangersOnly && isStudent) return null;
  return (
    <section className={styles.side} aria-label={title}>
      <h2>{title}</h2>
      {cost && <p className={styles.cost}>{cost}</p>}
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} aria-current={isBegun && index === 0 ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
      {reader && answer && (
        <dl className={styles.facts}>
          <dt>Who reads it</dt>
          <dd>{reader}</dd>
          <dt>When you hear</dt>
          <dd>{answer}</dd>
        </dl>
      )}
    </section>
  );
}
