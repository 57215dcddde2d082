import type { KeptByQuestion } from './kept-by-question.js';

/** When a choice was made, as the page can state it. */
export type ChoiceTime = { readonly option: string; readonly secondsSinceReply: number };

/** Stores how long after the server's last reply each choice was made, by a monotonic clock. */
export type ChoiceTimes = {
  readonly noteReply: () => void;
  readonly noteChoice: (questionId: string, option: string) => void;
};

/** @param hasReply false for a page that opens from what the browser stored: it states no times yet */
export function choiceTimes(
  kept: Pick<KeptByQuestion, 'set'>,
  hasReply: boolean,
  clock = () => performance.now(),
): ChoiceTimes {
  let repliedAt = hasReply ? clock() : null;
  return {
    noteReply: () => void (repliedAt = clock()),
    noteChoice(questionId, option) {
      if (repliedAt === null) return;
      const secondsSinceReply = Math.round((clock() - repliedAt) / 1_000);
      kept.set(questionId, JSON.stringify({ option, secondsSinceReply }));
    },
  };
}
