import type { Journey, OwnResult } from '../../exam/index.js';

export type ResultBubble = {
  readonly state: 'passed' | 'failed' | 'void';
  readonly result: OwnResult;
};

export type Bubble = ResultBubble | { readonly state: 'used' | 'open' | 'left' };

const USED: Bubble = { state: 'used' };

function stateOf({ isVoid, passed }: OwnResult): ResultBubble['state'] {
  if (isVoid) return 'void';
  return passed ? 'passed' : 'failed';
}

/** One bubble for each attempt of the student, the first one first. */
export function bubblesOf({ results, attemptsUsed, totalAttempts, openTest }: Journey): Bubble[] {
  const shown: Bubble[] = results
    .toReversed()
    .map((result) => ({ state: stateOf(result), result }));
  const unseen = Math.max(0, attemptsUsed - shown.length);
  const used: Bubble[] = [...Array.from({ length: unseen }, () => USED), ...shown];
  const rest = Math.max(0, totalAttempts - used.length);
  const left: Bubble[] = Array.from({ length: rest }, (_, at) =>
    at === 0 && openTest ? { state: 'open' } : { state: 'left' },
  );
  return [...used, ...left];
}
