import type { RandomSource } from '../kernel/transaction.js';
import { withShuffledOptions } from './draw-questions.js';
import { FamilyNotDrawn } from './errors.js';
import type { Family } from './families/family.js';
import { variantKey } from './families/read-family.js';
import { ExpressionError } from './families/values.js';
import { variantsOf, type Variant } from './families/variant.js';
import type { MistakesByOption } from './options.js';
import type { Question } from './question.js';

/** A question as stored in an attempt: with the words and the order of options that were served. */
export type ServedQuestion = Omit<Question, 'family' | 'facts'> & {
  /** The seed of a variant; absent for a fixed question, and where a family served its sample. */
  readonly seed?: number;
  /** Of a variant, so that it can be ruled on without drawing it again; empty where a family served its sample. */
  readonly mistakes?: MistakesByOption;
  /** The groups of its family's variants to which a variant belongs. */
  readonly groups?: readonly string[];
};

/** Whether a family served its sample, since it could not be drawn. */
export const isSample = ({ mistakes, seed }: ServedQuestion): boolean =>
  mistakes !== undefined && seed === undefined;

export type SeenQuestion = {
  readonly times: number;
  readonly seeds: readonly number[];
};

/** Seeds are whole numbers from 0 up to this. */
export const MOST_SEED = 2 ** 31 - 1;
const MOST_TRIES = 20;

/** A variant that the student has not had: its seed and its words. */
function freshVariant(family: Family, seen: SeenQuestion | undefined, random: RandomSource) {
  const draw = variantsOf(family);
  const had = new Set(seen?.seeds.map((seed) => variantKey(draw(seed))));
  let seed = random.int(MOST_SEED + 1);
  let variant = draw(seed);
  for (let tries = 0; tries < MOST_TRIES && had.has(variantKey(variant)); tries++) {
    seed = random.int(MOST_SEED + 1);
    variant = draw(seed);
  }
  const { method, ...words } = variant;
  return { ...words, seed };
}

/** A question as served: for a family a variant that the student has not had; the options in a new order. A family that
 * cannot be drawn serves its sample. */
export function served(
  { family, facts, ...question }: Question,
  seen: SeenQuestion | undefined,
  random: RandomSource,
): ServedQuestion {
  if (!family) return withShuffledOptions(question, random);
  try {
    return withShuffledOptions({ ...question, ...freshVariant(family, seen, random) }, random);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return withShuffledOptions({ ...question, mistakes: {} }, random);
  }
}

/** So many variants are shown at once. */
const PREVIEWED = 5;

export type PreviewedVariant = Variant & { readonly seed: number };

/** Some variants of a family, for its review. @throws FamilyNotDrawn */
export function previewVariants(family: Family, from: number): PreviewedVariant[] {
  try {
    const draw = variantsOf(family);
    return Array.from({ length: PREVIEWED }, (_, at) => ({ seed: from + at, ...draw(from + at) }));
  } catch (error) {
    throw error instanceof ExpressionError ? new FamilyNotDrawn(error.why) : error;
  }
}
