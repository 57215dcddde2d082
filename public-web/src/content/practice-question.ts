import type { OptionKey, Options } from '@portal/domain/questions/question.js';

/** A question of the rehearsal: open to everybody, and never one of the test's. */
export type PracticeQuestion = {
  readonly id: string;
  readonly question: string;
  readonly options: Options;
  readonly correctOption: OptionKey;
  readonly why: string;
};
