import { domainLabel } from '@portal/domain/kernel/choices.js';
import { useSyncExternalStore } from 'react';
import { clockText } from '../attempt/countdown.js';
import type { RunningTest } from './journey-api.js';

export const useSecondsLeft = ({ countdown }: RunningTest): number =>
  useSyncExternalStore(countdown.subscribe, countdown.secondsLeft);

/** The clock of the open test; a screen reader reads it when it gets there, and not each second. */
export function TimeLeft({ test, className }: { test: RunningTest; className?: string }) {
  const seconds = useSecondsLeft(test);
  return (
    <span role="timer" aria-live="off" className={className}>
      {clockText(seconds)}
    </span>
  );
}

export const answeredText = ({ answered, questionCount }: RunningTest): string =>
  `${answered} of ${questionCount} answered`;

export const titleOf = ({ domain }: RunningTest): string => domainLabel(domain);
