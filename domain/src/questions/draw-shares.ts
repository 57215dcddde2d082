import { shuffled, type RandomSource } from '../kernel/transaction.js';
import { BLUEPRINTS } from './blueprint.js';
import { worthOf } from './families/family.js';
import { DIFFICULTIES, type Difficulty, type Question } from './question.js';

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

const stockOf = (among: readonly Question[]): number => sum(among.map(worthOf));

/** One of the items, by chance; whole weights. */
export function weighted<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  random: RandomSource,
): Item | undefined {
  const weights = items.map(weightOf);
  const total = sum(weights);
  let place = total > 0 ? random.int(total) : 0;
  return items.find((_, at) => (place -= weights[at] ?? 0) < 0);
}

/** The difficulty of each question to draw: equal shares; an odd one has a difficulty of which the bank has more. */
export function difficultiesToDraw(
  live: readonly Question[],
  count: number,
  random: RandomSource,
): Difficulty[] {
  const even = Math.floor(count / DIFFICULTIES.length);
  const levels: Difficulty[] = Array.from({ length: even }, () => DIFFICULTIES).flat();
  const all = stockOf(live);
  const aboveEven = (level: Difficulty): number =>
    Math.max(
      0,
      stockOf(live.filter(({ difficulty }) => difficulty === level)) * count - even * all,
    );
  let left: readonly Difficulty[] = shuffled(DIFFICULTIES, random);
  while (levels.length < count) {
    const next = weighted(left, aboveEven, random) ?? left[0] ?? 'medium';
    levels.push(next);
    left = left.filter((level) => level !== next);
  }
  return levels;
}

/** The weight of each category: a skill's by the blueprint of the domain, any other one's by its stock beside them. */
function weightsOf(live: readonly Question[]): ReadonlyMap<string, number> {
  const stock = new Map<string, number>();
  for (const one of live) stock.set(one.category, (stock.get(one.category) ?? 0) + worthOf(one));
  const blueprint = live[0] ? BLUEPRINTS[live[0].domain] : [];
  const skills = blueprint.filter(({ skill }) => stock.has(skill));
  const weight = sum(skills.map((one) => one.weight)) || 1;
  const ofSkills = sum(skills.map(({ skill }) => stock.get(skill) ?? 0)) || 1;
  return new Map([
    ...[...stock].map(([name, own]) => [name, own * weight] as const),
    ...skills.map((one) => [one.skill, one.weight * ofSkills] as const),
  ]);
}

/** So many of the categories, each as often as its share says; what is not whole is rounded by chance. */
function spread(
  categories: readonly string[],
  weights: ReadonlyMap<string, number>,
  count: number,
  random: RandomSource,
): string[] {
  const total = sum(categories.map((name) => weights.get(name) ?? 0));
  const offset = random.int(Math.max(total, 1));
  let end = 0;
  let next = 0;
  return shuffled(categories, random).flatMap((name) => {
    end += (weights.get(name) ?? 0) * count;
    const before = next;
    while (next < count && next * total + offset < end) next += 1;
    return Array.from({ length: next - before }, () => name);
  });
}

/** The category of each question to draw: by the weights, and where one has too few, by those of the others.
 * @param left the questions that may be drawn */
export function categoriesToDraw(
  live: readonly Question[],
  left: readonly Question[],
  count: number,
  random: RandomSource,
): string[] {
  const weights = weightsOf(live);
  const stock = new Map<string, number>();
  for (const { category } of left) stock.set(category, (stock.get(category) ?? 0) + 1);
  const drawn: string[] = [];
  const most = Math.min(count, left.length);
  while (drawn.length < most) {
    const open = [...stock.keys()].filter((name) => (stock.get(name) ?? 0) > 0);
    for (const name of spread(open, weights, most - drawn.length, random)) {
      const among = stock.get(name) ?? 0;
      if (among > 0) drawn.push(name);
      stock.set(name, among - 1);
    }
  }
  return drawn;
}
