import styles from '../components/charts.module.css';

type GapBarProps = {
  readonly startedAt: string;
  readonly deadline: string;
  readonly gaps: readonly {
    readonly from: string;
    readonly to: string;
    readonly isConfirmed: boolean;
  }[];
};

/** The time of a test, with its confirmed gaps; the figures stand beside it as text. */
export function GapBar({ startedAt, deadline, gaps }: GapBarProps) {
  const start = Date.parse(startedAt);
  const whole = Math.max(1, Date.parse(deadline) - start);
  const placeOf = (at: string) => ((Date.parse(at) - start) / whole) * 100;
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="1" />
      {gaps
        .filter(({ isConfirmed }) => isConfirmed)
        .map(({ from, to }) => (
          <rect
            key={from}
            className={styles.fill}
            x={placeOf(from)}
            width={Math.max(0.6, placeOf(to) - placeOf(from))}
            height="1"
          />
        ))}
    </svg>
  );
}
