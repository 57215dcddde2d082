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
const TOO_LATE_TEXT = 'Not all saved in time';

const LAST_MINUTE = 60;

type ExamBarProps = {
  readonly domain: string;
  readonly secondsLeft: number;
  readonly saving: SavingState;
  readonly isSignedIn: boolean;
  readonly isOver: boolean;
};

type Situation = Pick<ExamBarProps, 'saving' | 'isSignedIn' | 'isOver'>;

function savingTextOf({ saving, isSignedIn, isOver }: Situation): string {
  if (isOver && saving === 'unsaved') return TOO_LATE_TEXT;
  return isSignedIn || !isTrouble(saving) ? SAVING_TEXT[saving] : SIGNED_OUT_TEXT;
}

const isTrouble = (saving: SavingState): boolean => saving === 'unsaved' || saving === 'silent';

/** What must always be in sight: the time, and whether the answers are safe. */
export function ExamBar({ domain, secondsLeft, saving, ...rest }: ExamBarProps) {
  const isUrgent = secondsLeft <= LAST_MINUTE;
  const savingText = savingTextOf({ saving, ...rest });
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
        {isTrouble(saving) ? savingText : ''}
      </p>
    </div>
  );
}
