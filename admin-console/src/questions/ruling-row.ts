import type { RulingKind } from '@portal/domain/questions/rulings/ruling.js';

type Step = { readonly at: string } | null;

export type RulingRow = {
  readonly id: string;
  readonly kind: RulingKind;
  readonly accepted: readonly string[];
  readonly reason: string;
  readonly madeAt: string;
  readonly applied: Step;
  readonly withdrawn: Step;
  readonly state: 'draft' | 'applied' | 'withdrawn';
  readonly regraded: number;
  readonly isDone: boolean;
};

export const KIND_WORDS: Readonly<Record<RulingKind, string>> = {
  key: 'Another option is the right one',
  also: 'A second option is right too',
  'credit-all': 'Everybody gets the point',
  neutral: 'The question counts for nobody',
};
