import styles from './journey.module.css';

const STEPS = [
  ['sign-up', 'Sign up'],
  ['verify', 'Verify your email'],
  ['pay', 'Pay the test fee'],
  ['test', 'Take the test'],
  ['result', 'See your result'],
] as const;

/** A station on the way from sign-up to result. */
export type JourneyStep = (typeof STEPS)[number][0];

/** The whole way, with the station at which one is. */
export function Journey({ step }: { step: JourneyStep }) {
  const current = STEPS.findIndex(([name]) => name === step);
  return (
    <ol className={styles.journey} aria-label="From sign-up to result">
      {STEPS.map(([name, label], index) => (
        <li
          key={name}
          className={index < current ? styles.done : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.bubble} aria-hidden="true" />
          {label}
          {index < current && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
