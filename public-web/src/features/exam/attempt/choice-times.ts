import type { KeptByQuestion } from './kept-by-question.js';

export type ChoiceTime = { readonly option: string; readonly secondsSinceReply: number };

/** Stores how long after the server's last reply each choice was made, by a clock that never goes back. */
export type ChoiceTimes = {
  readonly noteReply: () => void;
  readonly noteChoice: (questionId: string, option: string) => void;
};

/** @param hasReply false if the page opened from the browser's own copy: it states no times yet */
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
