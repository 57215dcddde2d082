import type { KeptByQuestion } from './kept-by-question.js';

export type Flags = {
  /** The ids as one text; the same text while nothing has changed. */
  readonly ids: () => string;
  readonly toggle: (questionId: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const SET = 'yes';

export const createFlags = (kept: KeptByQuestion): Flags => ({
  ids: () => Object.keys(kept.all()).join(' '),
  toggle: (questionId) => kept.set(questionId, kept.all()[questionId] ? null : SET),
  subscribe: kept.subscribe,
});
