export type GradedQuestion = {
  readonly category?: string;
  readonly isCorrect: boolean;
  readonly ruling?: { readonly isNeutral: boolean };
};

export type CategoryStrength = {
  readonly category: string;
  readonly correct: number;
  readonly total: number;
};

/** How many categories are named to work on, at most. */
export const MOST_TO_WORK_ON = 3;

/** Fewer questions of a category say nothing about it. */
const LEAST_FOR_ADVICE = 3;

/** Negative if the first went better: a larger share, or the same share of more questions. */
const betterFirst = (one: CategoryStrength, other: CategoryStrength): number =>
  other.correct * one.total - one.correct * other.total || other.correct - one.correct;

/** A test by its categories, the strongest first; where two are equal, in the order of the test. A
 * question without a category counts for none, nor does one that was ruled neutral. */
export function strengthsByCategory(questions: readonly GradedQuestion[]): CategoryStrength[] {
  const found = new Map<string, CategoryStrength>();
  for (const { category, isCorrect, ruling } of questions) {
    if (!category || ruling?.isNeutral) continue;
    const { correct, total } = found.get(category) ?? { correct: 0, total: 0 };
    found.set(category, { category, correct: correct + Number(isCorrect), total: total + 1 });
  }
  return [...found.values()].sort(betterFirst);
}

const isWeaker = (one: CategoryStrength, other: CategoryStrength): boolean =>
  one.correct * other.total < other.correct * one.total;

/** The categories that cost a point, weakest first: those with the most to lose when equal. Of one
 * with too few questions nothing is said, nor of one that such a one is weaker than. */
export const categoriesToWorkOn = (strengths: readonly CategoryStrength[]): string[] =>
  strengths
    .filter(({ correct, total }) => total >= LEAST_FOR_ADVICE && correct < total)
    .filter((one) =>
      strengths.every((other) => other.total >= LEAST_FOR_ADVICE || !isWeaker(other, one)),
    )
    .sort((one, other) => betterFirst(other, one) || other.total - one.total)
    .slice(0, MOST_TO_WORK_ON)
    .map(({ category }) => category);
