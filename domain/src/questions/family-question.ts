import { variantOf } from './families/variant.js';
import type { Family } from './families/family.js';
import type { QuestionContent } from './question.js';

/** The variant of a family that lists and the search show. */
const SAMPLE_SEED = 1;

type FamilyParts = Pick<QuestionContent, 'id' | 'domain' | 'category' | 'difficulty' | 'facts'> & {
  readonly family: Family;
};

/** A family as a question of the bank, with one variant as its sample. @throws ExpressionError if it cannot be drawn */
export function familyQuestion({ family, ...parts }: FamilyParts): QuestionContent {
  const { mistakes, method, groups, ...words } = variantOf(family, SAMPLE_SEED);
  return { ...parts, ...words, family };
}
