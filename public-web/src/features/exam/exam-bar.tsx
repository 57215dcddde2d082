import type { SavingState } from './answer-sheet.js';
import { announcement, clockText } from './countdown.js';
import styles from './quiz-screen.module.css';

const SAVING_TEXT: Readonly<Record<SavingState, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved: will retry',
  silent: 'No connection: will retry',
};
const SIGNED_OUT_TEXT = 'Not saved: please sign in';

const LAST_MINUTE = 60;

type ExamBarProps = {
  readonly domain: string;
  readonly secondsLeft: number;
  readonly saving: SavingState;
  readonly isSignedIn: boolean;
};

/** What must always be in sight: the time, and whether the answers are safe. */
export function ExamBar({ domain, secondsLeft, saving, isSignedIn }: ExamBarProps) {
  const isUrgent = secondsLeft <= LAST_MINUTE;
  const isTrouble = saving === 'unsaved' || saving === 'silent';
  const savingText = isTrouble && !isSignedIn ? SIGNED_OUT_TEXT : SAVING_TEXT[saving];
  return (
    <div className={`on-slab ${styles.bar ?? ''}`}>
      <div className={styles.barRow}>
        <h1 className={styles.title}>{domain}</h1>
        <p className={styles.saving} data-state={saving}>
          {savingText}
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
        {isTrouble ? savingText : ''}
      </p>
    </div>
  );
}
