import { shuffled, type RandomSource } from '../kernel/sources.js';
import { afterTaking, canBeFilled, tightestPlan, type DrawPlan, type Slot } from './draw-plan.js';
import { worthOf } from './families/family.js';
import {
  DIFFICULTIES,
  OPTION_KEYS,
  type Difficulty,
  type OptionKey,
  type Options,
  type Question,
} from './question.js';

type TimesSeen = ReadonlyMap<string, number>;

export type DrawKnowledge = {
  readonly seen: TimesSeen;
  /** Of these, fixed questions are left out while others are enough: they may have been passed
   * on. */
  readonly exposed?: ReadonlySet<string>;
};

function weighted<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  random: RandomSource,
): Item | undefined {
  const weights = items.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let place = total > 0 ? random.int(total) : 0;
  return items.find((_, at) => (place -= weights[at] ?? 0) < 0);
}

/** The ways to share the questions of a test among the difficulties: equal shares, and what is odd
 * goes first where the bank has more than its share. */
function sharesOf(
  live: readonly Question[],
  count: number,
  random: RandomSource,
): readonly (readonly Difficulty[])[] {
  const even = Math.floor(count / DIFFICULTIES.length);
  const stock = (among: readonly Question[]) =>
    among.reduce((sum, question) => sum + worthOf(question), 0);
  const all = stock(live);
  const aboveEven = (level: Difficulty): number =>
    Math.max(0, stock(live.filter(({ difficulty }) => difficulty === level)) * count - even * all);
  const order: Difficulty[] = [];
  let left: readonly Difficulty[] = shuffled(DIFFICULTIES, random);
  while (left.length > 0) {
    const next = weighted(left, aboveEven, random) ?? left[0] ?? 'medium';
    order.push(next);
    left = left.filter((level) => level !== next);
  }
  const equal = Array.from({ length: even }, () => DIFFICULTIES).flat();
  const [one = 'easy', two = 'medium', three = 'hard'] = order;
  const odd = [
    [[]],
    [[one], [two], [three]],
    [
      [one, two],
      [one, three],
      [two, three],
    ],
  ] as const;
  return (odd[count % DIFFICULTIES.length] ?? []).map((levels) => [...equal, ...levels]);
}

class Draw {
  readonly drawn: Question[] = [];

  constructor(
    private readonly left: Question[],
    private plan: DrawPlan,
    private readonly knowledge: DrawKnowledge,
    private readonly random: RandomSource,
  ) {}

  /** Takes one for the slot that leaves the plan possible, the least used up, then one that is not
   * exposed; among these by chance, weighted by worth. */
  take(slot: Slot): void {
    const penalties: readonly ((question: Question) => number)[] = [
      (question) => this.#surplus(question),
      (question) => Number(this.#isExposed(question)),
    ];
    const best = penalties.reduce(leastBy, this.#fitting(slot));
    const chosen = weighted(best, (one) => Math.max(1, this.#rest(one)), this.random);
    if (!chosen) return;
    this.left.splice(this.left.indexOf(chosen), 1);
    this.drawn.push(chosen);
    this.plan = afterTaking(this.plan, slot, chosen);
  }

  #fitting(slot: Slot): readonly Question[] {
    const known = new Map<string, boolean>();
    const isPossible = (question: Question): boolean => {
      const kind = `${question.difficulty} ${question.category}`;
      const is = known.get(kind) ?? canBeFilled(afterTaking(this.plan, slot, question));
      known.set(kind, is);
      return is;
    };
    return this.left.filter(
      (one) => (slot === 'any' || one.difficulty === slot) && isPossible(one),
    );
  }

  /** A student who knows one variant of a family still has to work out another. */
  #isExposed({ id, family }: Question): boolean {
    return !family && (this.knowledge.exposed?.has(id) ?? false);
  }

  #rest(question: Question): number {
    return worthOf(question) - (this.knowledge.seen.get(question.id) ?? 0);
  }

  /** 0 while there is something new in it for the student. */
  #surplus(question: Question): number {
    return Math.max(0, 1 - this.#rest(question));
  }
}

function leastBy(questions: readonly Question[], penalty: (one: Question) => number) {
  const least = Math.min(...questions.map(penalty));
  return questions.filter((question) => penalty(question) === least);
}

/** Only what holds something new for the student, as long as that is enough for a whole test. */
function candidates(live: readonly Question[], { seen }: DrawKnowledge, count: number) {
  const fresh = live.filter((question) => (seen.get(question.id) ?? 0) < worthOf(question));
  return fresh.length >= count ? fresh : live;
}

/** Draws the questions of one attempt: unseen ones while enough exist, else the least used; equal
 * shares of each difficulty, each category at least once and at most once above its even share,
 * wherever what is left allows that. @returns at most `count` questions, all distinct, in a random
 * order */
export function drawQuestions(
  live: readonly Question[],
  knowledge: DrawKnowledge,
  count: number,
  random: RandomSource,
): Question[] {
  const left = [...candidates(live, knowledge, count)];
  const plan = tightestPlan(left, sharesOf(live, count, random));
  const levels = DIFFICULTIES.flatMap((level) => Array<Slot>(plan.needs[level]).fill(level));
  const draw = new Draw(left, plan, knowledge, random);
  for (const level of shuffled(levels, random)) draw.take(level);
  for (let more = plan.needs.any; more > 0; more -= 1) draw.take('any');
  return shuffled(draw.drawn, random);
}

type Dealt = { readonly options: Options; readonly correctOption: OptionKey };

/** The question with its options dealt to the letters anew; every order is equally likely. */
export function withShuffledOptions<Asked extends Dealt>(
  question: Asked,
  random: RandomSource,
): Asked {
  const [a, b, c, d] = shuffled(OPTION_KEYS, random) as [
    OptionKey,
    OptionKey,
    OptionKey,
    OptionKey,
  ];
  const from = { a, b, c, d };
  const { options: old, correctOption: key } = question;
  const correctOption = OPTION_KEYS.find((letter) => from[letter] === key) ?? key;
  return { ...question, options: { a: old[a], b: old[b], c: old[c], d: old[d] }, correctOption };
}
