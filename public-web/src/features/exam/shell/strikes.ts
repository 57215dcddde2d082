import { OPTION_KEYS, type OptionKey } from '@portal/domain/questions/question.js';
import type { KeptByQuestion } from '../attempt/kept-by-question.js';

/** The options that the student has struck out; stored only in this browser. */
export type Strikes = {
  /** All of them as one text; the same text while nothing has changed. */
  readonly text: () => string;
  readonly toggle: (questionId: string, option: OptionKey) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** The struck options of one question, in the text of {@link Strikes}. */
export const struckIn = (text: string, questionId: string): readonly OptionKey[] => {
  const entry = text.split(' ').find((one) => one.startsWith(`${questionId}=`));
  const letters = entry?.slice(questionId.length + 1) ?? '';
  return OPTION_KEYS.filter((option) => letters.includes(option));
};

export const createStrikes = (kept: KeptByQuestion): Strikes => ({
  text: () =>
    Object.entries(kept.all())
      .map(([questionId, letters]) => `${questionId}=${letters}`)
      .join(' '),
  toggle: (questionId, option) => {
    const before = kept.all()[questionId] ?? '';
    const after = before.includes(option) ? before.replace(option, '') : before + option;
    kept.set(questionId, after === '' ? null : after);
  },
  subscribe: kept.subscribe,
});
