import { DIFFICULTIES, type Difficulty, type Question } from './question.js';

/** What a place in a test is for: a question of a difficulty, or of any where one is short. */
export type Slot = Difficulty | 'any';

type Kind = Pick<Question, 'category' | 'difficulty'>;

type Category = {
  /** How many questions are left to draw from. */
  readonly stock: Readonly<Record<Difficulty, number>>;
  /** How many of these a test may still have. */
  readonly room: number;
  /** Whether the test still has to have one. */
  readonly isOwed: boolean;
};

/** What is left to draw for a test, and from what. */
export type DrawPlan = {
  readonly needs: Readonly<Record<Slot, number>>;
  readonly categories: ReadonlyMap<string, Category>;
};

const NONE = { easy: 0, medium: 0, hard: 0 };

/** Sets of slots, each with the difficulties of the questions that fit it. A set with `any` that is
 * not the whole asks for less than the whole, and as much fits it. */
const SETS_OF_SLOTS: readonly { slots: readonly Slot[]; levels: readonly Difficulty[] }[] = [
  ...Array.from({ length: 2 ** DIFFICULTIES.length }, (_, set) => {
    const levels = DIFFICULTIES.filter((_level, at) => Math.floor(set / 2 ** at) % 2 === 1);
    return { slots: levels, levels };
  }),
  { slots: [...DIFFICULTIES, 'any'], levels: DIFFICULTIES },
];

/** Whether the plan can be carried out to its end. For each set of slots, the categories must have
 * enough that fits it (min cut), and the other slots must make up for the owed categories that have
 * nothing for it; if each side can be served alone, both can at once (Mendelsohn and Dulmage). */
export function canBeFilled({ needs, categories }: DrawPlan): boolean {
  const total = needs.easy + needs.medium + needs.hard + needs.any;
  for (const { slots, levels } of SETS_OF_SLOTS) {
    let asked = 0;
    for (const slot of slots) asked += needs[slot];
    let served = 0;
    let unmet = 0;
    for (const { stock, room, isOwed } of categories.values()) {
      let fitting = 0;
      for (const level of levels) fitting += stock[level];
      served += Math.min(room, fitting);
      if (isOwed && fitting === 0) unmet += 1;
    }
    if (asked > served || unmet > total - asked) return false;
  }
  return true;
}

/** The plan once a question of that kind has taken a slot. */
export function afterTaking(plan: DrawPlan, slot: Slot, { category, difficulty }: Kind): DrawPlan {
  const { stock, room } = plan.categories.get(category) ?? { stock: NONE, room: 0 };
  const left = { ...stock, [difficulty]: stock[difficulty] - 1 };
  return {
    needs: { ...plan.needs, [slot]: plan.needs[slot] - 1 },
    categories: new Map(plan.categories).set(category, {
      stock: left,
      room: room - 1,
      isOwed: false,
    }),
  };
}

const countOf = (kinds: readonly Kind[]): Record<Difficulty, number> => {
  const counts = { ...NONE };
  for (const { difficulty } of kinds) counts[difficulty] += 1;
  return counts;
};

type Bounds = { readonly most: number; readonly isOwed: boolean };

function planOf(
  questions: readonly Kind[],
  levels: readonly Difficulty[],
  { most, isOwed }: Bounds,
): DrawPlan {
  const [asked, there] = [
    countOf(levels.map((difficulty) => ({ category: '', difficulty }))),
    countOf(questions),
  ];
  const needs = { easy: 0, medium: 0, hard: 0, any: Math.min(levels.length, questions.length) };
  for (const level of DIFFICULTIES) {
    needs[level] = Math.min(asked[level], there[level]);
    needs.any -= needs[level];
  }
  const names = new Set(questions.map(({ category }) => category));
  const categories = [...names].map((name): [string, Category] => {
    const stock = countOf(questions.filter(({ category }) => category === name));
    return [name, { stock, room: most, isOwed }];
  });
  return { needs, categories: new Map(categories) };
}

/** A test has no more than this many questions above the even share of a category. */
const ABOVE_EVEN = 1;

/** The first of these shares of the difficulties by which a test can have each category at least
 * once, and at most once above its even share. Where the questions do not allow that, by which it is
 * exceeded by the fewest. @param shares the difficulties of the questions to draw */
export function tightestPlan(
  questions: readonly Kind[],
  shares: readonly (readonly Difficulty[])[],
): DrawPlan {
  const categories = new Set(questions.map(({ category }) => category)).size;
  const count = shares[0]?.length ?? 0;
  for (let most = Math.ceil(count / Math.max(categories, 1)) + ABOVE_EVEN; ; most += 1) {
    for (const isOwed of [true, false]) {
      const plans = shares.map((levels) => planOf(questions, levels, { most, isOwed }));
      const plan = plans.find(canBeFilled);
      if (plan) return plan;
    }
  }
}
