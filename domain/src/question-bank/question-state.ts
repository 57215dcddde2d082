import type { KeptQuestion } from './question.js';

/** The state of a question: being written, in review, drawn, or no longer drawn. */
export const QUESTION_STATES = ['draft', 'in-review', 'live', 'retired'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

type Move = {
  readonly from: QuestionState;
  readonly to: QuestionState;
  /** Whether it has to be said why. */
  readonly isExplained: boolean;
};

/** Every way from one state to another. New words make a draft of a question, whatever it was. */
export const MOVES = {
  submit: { from: 'draft', to: 'in-review', isExplained: false },
  'send-back': { from: 'in-review', to: 'draft', isExplained: true },
  approve: { from: 'in-review', to: 'live', isExplained: false },
  retire: { from: 'live', to: 'retired', isExplained: true },
  // Only words that were live are ever retired, so they need no second review.
  restore: { from: 'retired', to: 'live', isExplained: true },
  rework: { from: 'retired', to: 'draft', isExplained: true },
} as const satisfies Readonly<Record<string, Move>>;
export type QuestionMove = keyof typeof MOVES;

export const stateOf = ({ live, waiting }: Pick<KeptQuestion, 'live' | 'waiting'>): QuestionState =>
  live ? 'live' : (waiting ?? 'retired');

/** The question in another state. Once it is live, nobody has words in it that were not reviewed. */
export function inState(
  { waiting, editors = [], ...question }: KeptQuestion,
  state: QuestionState,
): KeptQuestion {
  const live = state === 'live';
  return {
    ...question,
    live,
    ...(state === 'draft' || state === 'in-review' ? { waiting: state } : {}),
    ...(live || editors.length === 0 ? {} : { editors }),
  };
}

/** The question as a draft in which this admin has a word, beside those who had one before. */
export const draftBy = (
  adminId: string,
  question: KeptQuestion,
  last: KeptQuestion | undefined,
): KeptQuestion => inState({ ...question, editors: editorsWith(adminId, last) }, 'draft');

const editorsWith = (adminId: string, last: KeptQuestion | undefined): readonly string[] => [
  ...new Set([...(last?.editors ?? []), adminId]),
];
