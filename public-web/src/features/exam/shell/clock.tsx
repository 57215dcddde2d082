import { clockText, LAST_MINUTES } from '../attempt/countdown.js';
import styles from './exam-bar.module.css';
import { useDisplay } from './use-display.js';

const LAST_MINUTE = 60;

export function Clock({ secondsLeft }: { secondsLeft: number }) {
  const { isClockHidden, change } = useDisplay();
  const mayHide = secondsLeft > LAST_MINUTES;
  const isHidden = isClockHidden && mayHide;
  const isUrgent = secondsLeft <= LAST_MINUTE;
  return (
    <div className={styles.clock} data-urgent={isUrgent || undefined}>
      {!isHidden && (
        <p>
          <span className="visually-hidden">Time left </span>
          <span role="timer" aria-live="off">
            {clockText(secondsLeft)}
          </span>
        </p>
      )}
      {mayHide && (
        <button
          type="button"
          className={isHidden ? styles.show : styles.hide}
          aria-label={isHidden ? undefined : 'Hide the clock'}
          onClick={() => change({ isClockHidden: !isHidden })}
        >
          {isHidden && 'Show the clock'}
        </button>
      )}
    </div>
  );
}
