import type { Entry, Row } from '../providers/api-types.js';
import { counted } from '@portal/domain/kernel/counted.js';
import { asCount } from '../components/format.js';

/** Two tests that share more wrong answers than chance explains. */
export type SimilarRow = Row<'similar-tests'>;

export type SimilarEntry = Entry<'similar-tests'>;

export type SharedQuestion = SimilarEntry['questions'][number];

/** What one of the two answered to a question; in the words as it was put to that student. */
export type Side = SharedQuestion['first'];

/** What stands wherever such pairs are shown. */
export const PROVES_NOTHING =
  'This proves nothing about anyone: friends who learned from the same notes make the same mistakes. It never changes a score, and students see it only in the file of their own data, without the other one.';

/** Such as "4 of 6 shared questions wrong in the same way". */
export const sameText = ({ same, shared }: Pick<SimilarRow, 'same' | 'shared'>): string =>
  `${same} of ${counted(shared, 'shared question')} wrong in the same way`;

const ROUNDED = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 2 });

/** Such as "one of 12,000 pairs". */
export const chanceText = ({ chance }: Pick<SimilarRow, 'chance'>): string =>
  `one of ${ROUNDED.format(1 / chance)} pairs`;

/** Among how many pairs it stood out. */
export const comparedText = ({ compared }: Pick<SimilarRow, 'compared'>): string =>
  `${asCount(compared)} ${compared === 1 ? 'pair' : 'pairs'}`;

export function similarityText({ first, second, isSame }: SharedQuestion): string {
  if (isSame && first.question !== second.question) return 'the same mistake, in other values';
  if (isSame) return 'the same wrong answer';
  if (first.chosen === null || second.chosen === null) return 'not answered by both';
  if (first.isCorrect && second.isCorrect) return 'both right';
  if (first.isCorrect || second.isCorrect) return 'one right';
  return 'different wrong answers';
}
