import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { DisplayMenu } from './display-menu.js';
import styles from './exam-bar.module.css';
import { clockText, LAST_MINUTES } from '../attempt/countdown.js';
import { useDisplay } from './use-display.js';

const LAST_MINUTE = 60;

function Clock({ secondsLeft }: { secondsLeft: number }) {
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

export type ExamBarProps = {
  readonly domain: string;
  readonly index: number;
  readonly total: number;
  readonly status: ReactNode;
  readonly secondsLeft: number | null;
  /** A short notice below the bar, also read aloud: added time, or little time left. */
  readonly message: string;
  readonly isBusy: boolean;
  readonly submitText: string;
  readonly way: { readonly to: string; readonly text: string };
  readonly onKeys: () => void;
  readonly onSubmit: (() => void) | null;
};

export function ExamBar(props: ExamBarProps) {
  const { domain, index, total, status, secondsLeft, message, isBusy } = props;
  const { submitText, way, onKeys, onSubmit } = props;
  return (
    <div className={`on-slab ${styles.bar ?? ''}`}>
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={styles.row}>
        <div className={styles.title}>
          <h1>{domain}</h1>
          {/* Screen readers get the number from the question itself. */}
          <p className={styles.place} aria-hidden="true">
            <b className="text-on-slab weight-620">
              <span className={styles.word}>Question </span>
              {index + 1}
            </b>
            <span>of {total}</span>
          </p>
        </div>
        {status}
        {secondsLeft !== null && <Clock secondsLeft={secondsLeft} />}
        <DisplayMenu hasClock={secondsLeft !== null} way={way} onKeys={onKeys} />
        <button type="button" className={styles.keys} aria-label="Keys" onClick={onKeys}>
          <span aria-hidden="true">?</span>
        </button>
        {onSubmit && (
          <div className={styles.submit}>
            <Button isBusy={isBusy} onClick={onSubmit}>
              {submitText}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
