import type { ReactNode } from 'react';
import { useSlow } from '../lib/use-slow.js';
import { Button } from './button.js';
import styles from './form.module.css';

type SubmitButtonProps = {
  readonly isBusy?: boolean;
  /** Already sent, and not to be sent again. */
  readonly isDone?: boolean;
  /** For a form that its last digit sends: pressing the button at that moment is no mistake. */
  readonly sendsItself?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

export function SubmitButton(props: SubmitButtonProps) {
  const { isBusy = false, isDone = false, sendsItself = false, isWide = true, children } = props;
  const isSlow = useSlow(isBusy);
  return (
    <div className="grid gap-3 justify-items-start">
      <Button type="submit" isWide={isWide} isBusy={!sendsItself && (isBusy || isDone)}>
        {children}
      </Button>
      <p className={styles.slow} aria-live="polite">
        {isSlow && 'This takes longer than usual. Please wait a little.'}
      </p>
    </div>
  );
}
