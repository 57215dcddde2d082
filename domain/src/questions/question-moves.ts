type Move = {
  readonly live: boolean;
  /** Whether it needs a reason. */
  readonly isExplained: boolean;
};

/** How a draft becomes a live question, and a live question a draft again. */
export const MOVES = {
  publish: { live: true, isExplained: false },
  retire: { live: false, isExplained: true },
} as const satisfies Readonly<Record<string, Move>>;
export type QuestionMove = keyof typeof MOVES;
