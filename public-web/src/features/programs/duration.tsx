import styles from './duration.module.css';

const LONGEST_MONTHS = 3;
const MONTHS = Array.from({ length: LONGEST_MONTHS }, (_, month) => month);
const WEEKS = ['first', 'second', 'third', 'fourth'];

/** How long a program is: a bubble is a week. */
export function Duration({ text }: { text: string }) {
  const months = Number.parseInt(text, 10);
  return (
    <p className={styles.duration}>
      <span className={styles.months} aria-hidden="true">
        {MONTHS.map((month) => (
          <span key={month}>
            {WEEKS.map((week) => (
              <i key={week} data-filled={month < months ? '' : undefined} />
            ))}
          </span>
        ))}
      </span>
      {text}
    </p>
  );
}
