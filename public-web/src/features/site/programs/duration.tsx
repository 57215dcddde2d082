import styles from './duration.module.css';

const WEEKS = ['first', 'second', 'third', 'fourth'];

/** How long a program is: one bubble for each week. */
export function Duration({ text }: { text: string }) {
  const months = Array.from({ length: Number.parseInt(text, 10) }, (_, month) => month);
  return (
    <p className="flex wrap items-center weight-600 gap-3">
      <span className={styles.months} aria-hidden="true">
        {months.map((month) => (
          <span key={month}>
            {WEEKS.map((week) => (
              <i key={week} data-filled="" />
            ))}
          </span>
        ))}
      </span>
      {text}
    </p>
  );
}
