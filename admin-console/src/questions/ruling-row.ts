import type { RulingKind } from '@portal/domain/questions/rulings/ruling.js';
import type { AnswerOf } from '../providers/data-provider.js';

export type RulingRow = AnswerOf<'/api/admin/rulings'>['rulings'][number];

export const KIND_WORDS: Readonly<Record<RulingKind, string>> = {
  key: 'Another option is the right one',
  also: 'A second option is right too',
  'credit-all': 'Everybody gets the point',
  neutral: 'The question counts for nobody',
};
