/** What a test says of one question that was answered and counts. */
export type ComparedAnswer = {
  readonly id: string;
  /** Names the question; the same in two tests only if the same was asked. */
  readonly question: string;
  readonly wrong: string | null;
};

export type ComparedTest = {
  readonly id: string;
  readonly studentId: string;
  /** At most one for each question. */
  readonly answers: readonly ComparedAnswer[];
};

/** Two tests of two students that share more wrong answers than chance explains. */
export type SimilarPair = {
  /** The lower id of the two. */
  readonly firstId: string;
  readonly secondId: string;
  readonly same: number;
  readonly sameIds: readonly string[];
  readonly shared: number;
  /** The share of independent pairs that would have as many by chance, or more. */
  readonly chance: number;
};
