import type { Journey } from '../journey/journey-api.js';
import styles from './attempts-left.module.css';

/** The remaining attempts, one gold bubble each; the text beside them says the same. */
export function AttemptsLeft({ journey }: { readonly journey: Journey }) {
  const { attemptsLeft, totalAttempts } = journey;
  return (
    <p className="flex wrap items-center smaller gap-2-4">
      <span className={styles.bubbles} aria-hidden="true">
        {Array.from({ length: totalAttempts }, (_, attempt) => (
          <i key={attempt} data-left={attempt < attemptsLeft || undefined} />
        ))}
      </span>
      You have {attemptsLeft} of {totalAttempts} attempts left now.
    </p>
  );
}
