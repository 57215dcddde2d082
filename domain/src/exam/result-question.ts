import type { OptionKey, Options, RulingKind } from '../questions/index.js';

export type QuestionRuling = {
  readonly kinds: readonly RulingKind[];
  readonly accepted: readonly OptionKey[];
  readonly reasons: readonly string[];
  readonly isNeutral: boolean;
};

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
  readonly ruling?: QuestionRuling;
};
