import type { SavingState } from './answer-sheet.js';
import { announcement, clockText } from './countdown.js';
import styles from './quiz-screen.module.css';

const SAVING_TEXT: Readonly<Record<SavingState, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved, will retry',
};

const LAST_MINUTE = 60;

type ExamBarProps = {
  readonly domain: string;
  readonly secondsLeft: number;
  readonly saving: SavingState;
};

/** What must always be in sight: the time, and whether the answers are safe. */
export function ExamBar({ domain, secondsLeft, saving }: ExamBarProps) {
  const isUrgent = secondsLeft <= LAST_MINUTE;
  return (
    <div className={`on-slab ${styles.bar ?? ''}`}>
      <div className={styles.barRow}>
        <h1 className={styles.title}>{domain}</h1>
        <p className={styles.saving} data-state={saving}>
          {SAVING_TEXT[saving]}
        </p>
        <p className={styles.clock} data-urgent={isUrgent || undefined}>
          <span className="visually-hidden">Time left </span>
          <span role="timer" aria-live="off">
            {clockText(secondsLeft)}
          </span>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {announcement(secondsLeft)}
      </p>
      <p className="visually-hidden" role="status">
        {saving === 'unsaved' ? SAVING_TEXT.unsaved : ''}
      </p>
    </div>
  );
}
