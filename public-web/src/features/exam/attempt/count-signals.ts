import { tabStore } from '../../../lib/storage.js';
import { signalCounter } from './page-signals.js';
import type { RunningAttempt } from './running-attempt.js';

const LOOKS = ['blur', 'focus', 'pageshow'] as const;

const isAway = (): boolean => document.visibilityState === 'hidden' || !document.hasFocus();

/** A student who goes to another tab of the same test has not left it: the visible tab says so. */
function othersOf(attemptId: string, onOther: () => void) {
  if (!('BroadcastChannel' in globalThis)) return { here: () => undefined, end: () => undefined };
  const channel = new BroadcastChannel(`portal.attempt.${attemptId}.here`);
  channel.onmessage = onOther;
  return { here: () => channel.postMessage('here'), end: () => channel.close() };
}

/** Counts how often this page of a test is left or copied from, for the next call. Returns how to end it. */
export function countSignals({ attempt: { attemptId }, counter }: RunningAttempt): () => void {
  const own = signalCounter(attemptId, {
    store: tabStore,
    newId: () => crypto.randomUUID(),
    clock: () => performance.now(),
  });
  const others = othersOf(attemptId, own.back);
  const look = () => {
    if (isAway()) {
      own.left();
      return;
    }
    own.back();
    others.here();
  };
  const onCopy = () => {
    if (String(getSelection())) own.copied();
  };
  // A page that opens out of sight was not left yet.
  if (!isAway()) others.here();
  for (const kind of LOOKS) addEventListener(kind, look);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('copy', onCopy);
  Object.assign(counter, { news: own.news, told: own.told });
  return () => {
    for (const kind of LOOKS) removeEventListener(kind, look);
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('copy', onCopy);
    others.end();
  };
}
