import type { OptionKey } from '@portal/domain/questions/question.js';
import type { AskedQuestion, Choices } from '../exam-api.js';

export type ExamWork = {
  readonly questions: readonly AskedQuestion[];
  readonly choices: Choices;
  readonly flagged: ReadonlySet<string>;
  /** In the form of {@link Strikes}. */
  readonly struck: string;
  readonly index: number;
  readonly isLocked: boolean;
  readonly onGo: (index: number) => void;
  readonly onChoose: (questionId: string, option: OptionKey) => void;
  readonly onFlag: (questionId: string) => void;
  readonly onStrike: (questionId: string, option: OptionKey) => void;
};
