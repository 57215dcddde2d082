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

export const MOST_TO_WORK_ON = 3;

/** So few questions of a category say nothing about it. */
const LEAST_FOR_ADVICE = 3;

/** Negative if the first went better: a greater share, or the same share of more questions. */
const betterFirst = (one: CategoryStrength, other: CategoryStrength): number =>
  other.correct * one.total - one.correct * other.total || other.correct - one.correct;

/** A test by categories, the strongest first, equal ones in the order of the test. Questions without a category, and
 * neutral ones, are left out. */
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

/** The weak categories, weakest first; of equals, those with more to gain. Categories with too few questions are left
 * out, and so are those that are stronger than one of these. */
export const categoriesToWorkOn = (strengths: readonly CategoryStrength[]): string[] =>
  strengths
    .filter(({ correct, total }) => total >= LEAST_FOR_ADVICE && correct < total)
    .filter((one) =>
      strengths.every((other) => other.total >= LEAST_FOR_ADVICE || !isWeaker(other, one)),
    )
    .sort((one, other) => betterFirst(other, one) || other.total - one.total)
    .slice(0, MOST_TO_WORK_ON)
    .map(({ category }) => category);
