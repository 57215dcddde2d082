import { shuffled, type RandomSource } from '../kernel/transaction.js';
import { categoriesToDraw, difficultiesToDraw, weighted } from './draw-shares.js';
import { NO_FACTS } from './facts.js';
import { worthOf } from './families/family.js';
import {
  OPTION_KEYS,
  optionsOf,
  type Difficulty,
  type MistakesByOption,
  type OptionKey,
  type Options,
  type Question,
} from './question.js';

export type DrawKnowledge = {
  readonly seen: ReadonlyMap<string, number>;
  /** Fixed questions among these are left out while others are enough: other students may know them. */
  readonly exposed?: ReadonlySet<string>;
};

/** A draw that chance has brought into a dead end is made again, so often at most. */
const MOST_DRAWS = 8;

export function tellsOther(one: Question, other: Question): boolean {
  const { states, asks } = one.facts ?? NO_FACTS;
  const { states: stated, asks: asked } = other.facts ?? NO_FACTS;
  return states.some((fact) => asked.includes(fact)) || asks.some((fact) => stated.includes(fact));
}

class Draw {
  readonly drawn: Question[] = [];
  /** How often a question breaks a rule because nothing else was left. */
  broken = 0;
  readonly #levels: Difficulty[];
  readonly #told = new Set<Question>();

  constructor(
    private readonly left: Question[],
    private readonly knowledge: DrawKnowledge,
    levels: readonly Difficulty[],
    private readonly random: RandomSource,
  ) {
    this.#levels = [...levels];
  }

  /** Takes a question that breaks none of the rules, or the later ones; of these one that the student has had least and
   * that is not exposed; at random, weighted by worth. */
  take(category: string): void {
    const breaks: readonly ((question: Question) => boolean)[] = [
      (one) => this.#told.has(one),
      (one) => one.category !== category,
      (one) => !this.#levels.includes(one.difficulty),
    ];
    const rank = (one: Question): number =>
      breaks.reduce((sum, isBroken) => 2 * sum + Number(isBroken(one)), 0);
    const penalties = [rank, this.#wear, this.#exposure];
    const chosen = weighted(penalties.reduce(leastBy, this.left), worthOf, this.random);
    if (!chosen) return;
    this.broken += breaks.filter((isBroken) => isBroken(chosen)).length;
    this.left.splice(this.left.indexOf(chosen), 1);
    this.drawn.push(chosen);
    for (const one of this.left) if (tellsOther(one, chosen)) this.#told.add(one);
    const level = this.#levels.indexOf(chosen.difficulty);
    if (level >= 0) this.#levels.splice(level, 1);
  }

  readonly #wear = (one: Question): number => (this.knowledge.seen.get(one.id) ?? 0) / worthOf(one);

  /** A student who knows one variant of a family still has to work out another. */
  readonly #exposure = ({ id, family }: Question): number =>
    Number(!family && this.knowledge.exposed?.has(id) === true);
}

function leastBy(questions: readonly Question[], penalty: (one: Question) => number) {
  let least = Infinity;
  let kept: Question[] = [];
  for (const one of questions) {
    const own = penalty(one);
    if (own < least) [least, kept] = [own, [one]];
    else if (own === least) kept.push(one);
  }
  return kept;
}

/** Only questions and families that the student has not had, while they are enough for a whole test. */
function candidates(live: readonly Question[], { seen }: DrawKnowledge, count: number) {
  const fresh = live.filter(({ id }) => !seen.has(id));
  return fresh.length >= count ? fresh : live;
}

/** Draws the questions of one attempt: unseen ones while enough exist. No question tells the answer of another, each
 * skill has its weight, each difficulty an equal share, as far as the bank allows, in this order.
 * @returns at most `count` different questions, in random order */
export function drawQuestions(
  live: readonly Question[],
  knowledge: DrawKnowledge,
  count: number,
  random: RandomSource,
): Question[] {
  const left = candidates(live, knowledge, count);
  const drawOnce = (): Draw => {
    const levels = difficultiesToDraw(live, count, random);
    const draw = new Draw([...left], knowledge, levels, random);
    const categories = categoriesToDraw(live, left, count, random);
    for (const category of shuffled(categories, random)) draw.take(category);
    return draw;
  };
  let best = drawOnce();
  for (let draws = 1; draws < MOST_DRAWS && best.broken > 0; draws++) {
    const next = drawOnce();
    if (next.broken < best.broken) best = next;
  }
  return shuffled(best.drawn, random);
}

type Dealt = {
  readonly options: Options;
  readonly correctOption: OptionKey;
  readonly mistakes?: MistakesByOption;
};

/** The question with its options in a new order; every order is equally likely. */
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
  const { options: old, correctOption: key, mistakes } = question;
  const correctOption = OPTION_KEYS.find((letter) => from[letter] === key) ?? key;
  const options = optionsOf((letter) => old[from[letter]]);
  if (!mistakes) return { ...question, options, correctOption };
  const { [correctOption]: _, ...moved } = optionsOf((letter) => mistakes[from[letter]] ?? []);
  return { ...question, options, correctOption, mistakes: moved };
}
