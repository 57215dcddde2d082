import type { SavingState } from '../attempt/attempt-machine.js';
import styles from './exam-bar.module.css';

const SAVING_TEXT: Readonly<Record<SavingState, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved: will retry',
  silent: 'No connection: will retry',
};
const SIGNED_OUT_TEXT = 'Not saved: please sign in';
const TOO_LATE_TEXT = 'Not all saved in time';

type Situation = {
  readonly saving: SavingState;
  readonly isSignedIn: boolean;
  readonly isOver: boolean;
};

function savingTextOf({ saving, isSignedIn, isOver }: Situation): string {
  if (isOver && saving === 'unsaved') return TOO_LATE_TEXT;
  return isSignedIn || !isTrouble(saving) ? SAVING_TEXT[saving] : SIGNED_OUT_TEXT;
}

const isTrouble = (saving: SavingState): boolean => saving === 'unsaved' || saving === 'silent';

/** Whether the server has all choices; problems are read aloud. */
export function SavingStatus(props: Situation) {
  const { saving } = props;
  const text = savingTextOf(props);
  return (
    <>
      <p className={styles.saving} data-state={saving}>
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {isTrouble(saving) ? text : ''}
      </p>
    </>
  );
}
