import type { OpenAttempt, ToldGap } from '../exam-api.js';
import type { KeptByQuestion } from './kept-by-question.js';

/** When a choice was made, as the page can state it: an anchor of the server, and the time since. */
export type ChoiceTime = {
  readonly option: string;
  readonly anchor: string;
  readonly elapsedMs: number;
};

/** Notes when choices were made, by a monotonic clock, and when the server could not be reached. */
export type ChoiceTimes = {
  readonly anchored: (anchor: string | undefined) => void;
  readonly chosen: (questionId: string, option: string) => void;
  readonly failed: () => void;
  readonly gap: () => ToldGap | undefined;
};

export function choiceTimes(
  kept: Pick<KeptByQuestion, 'set'>,
  { anchor: first, lastAnchor }: Pick<OpenAttempt, 'anchor' | 'lastAnchor'>,
  clock = () => performance.now(),
): ChoiceTimes {
  let anchor = first;
  let since = clock();
  let heard = first ?? lastAnchor;
  // A page that opens from what the browser kept has not reached the server.
  let failures = first ? 0 : 1;
  return {
    anchored(next) {
      anchor = heard = next;
      failures = 0;
      since = clock();
    },
    chosen(questionId, option) {
      const elapsedMs = Math.round(clock() - since);
      // A server of the release before gives no anchors.
      if (anchor) kept.set(questionId, JSON.stringify({ option, anchor, elapsedMs }));
    },
    failed: () => void (failures += 1),
    gap: () => (heard && failures > 0 ? { anchor: heard, failures } : undefined),
  };
}
