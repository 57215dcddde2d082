import type { OptionKey, Options } from '../question-bank/index.js';
import type { RulingKind } from '../rulings/index.js';

/** What was ruled on a question after it was served. */
export type QuestionRuling = {
  readonly kinds: readonly RulingKind[];
  /** The options that are right now. */
  readonly accepted: readonly OptionKey[];
  /** Why, in words for students. */
  readonly reasons: readonly string[];
  /** Whether the question counts for nobody. */
  readonly isNeutral: boolean;
};

/** One question of the review. */
export type ResultQuestion = {
  readonly _id: string;
  readonly question: string;
  readonly options: Options;
  readonly correctAnswer: OptionKey;
  readonly selectedOption: OptionKey | null;
  readonly isCorrect: boolean;
  readonly category: string;
  readonly difficulty: string;
  readonly explanation: string;
  /** Only where something was ruled. */
  readonly ruling?: QuestionRuling;
};
