import { shuffled, type RandomSource } from '../kernel/sources.js';
import { worthOf } from './families/family.js';
import {
  DIFFICULTIES,
  OPTION_KEYS,
  optionsOf,
  type Difficulty,
  type MistakesByOption,
  type OptionKey,
  type Options,
  type Question,
} from './question.js';

type TimesSeen = ReadonlyMap<string, number>;

export type DrawKnowledge = {
  readonly seen: TimesSeen;
  /** Fixed questions among these are left out while others are enough: other students may know them. */
  readonly exposed?: ReadonlySet<string>;
};

/** A test has at most so many questions above a category's even share. */
const ABOVE_EVEN = 1;

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

/** The difficulty of each question to draw: equal shares; an odd one has a difficulty of which the bank has more. */
function blueprint(live: readonly Question[], count: number, random: RandomSource): Difficulty[] {
  const even = Math.floor(count / DIFFICULTIES.length);
  const levels: Difficulty[] = Array.from({ length: even }, () => DIFFICULTIES).flat();
  const stock = (among: readonly Question[]) =>
    among.reduce((sum, question) => sum + worthOf(question), 0);
  const all = stock(live);
  const aboveEven = (level: Difficulty): number =>
    Math.max(0, stock(live.filter(({ difficulty }) => difficulty === level)) * count - even * all);
  let left: readonly Difficulty[] = shuffled(DIFFICULTIES, random);
  while (levels.length < count) {
    const next = weighted(left, aboveEven, random) ?? left[0] ?? 'medium';
    levels.push(next);
    left = left.filter((level) => level !== next);
  }
  return levels;
}

class Draw {
  readonly drawn: Question[] = [];
  readonly #taken = new Map<string, number>();
  readonly #most: number;

  constructor(
    private readonly left: Question[],
    private readonly knowledge: DrawKnowledge,
    private readonly count: number,
    private readonly random: RandomSource,
  ) {
    const categories = new Set(left.map(({ category }) => category)).size;
    this.#most = Math.ceil(count / Math.max(categories, 1)) + ABOVE_EVEN;
  }

  /** Takes a matching question that was used least, from a category with room and not exposed; at random among these,
   * weighted by worth. @returns whether there was one */
  take(matches: (question: Question) => boolean): boolean {
    const isDue = this.#due();
    const penalties: readonly ((question: Question) => number)[] = [
      (question) => this.#surplus(question),
      (question) => Number(!isDue(question)),
      (question) => Number(!this.#hasRoom(question)),
      (question) => Number(this.#isExposed(question)),
    ];
    const best = penalties.reduce(leastBy, this.left.filter(matches));
    const chosen = weighted(best, (one) => Math.max(1, this.#rest(one)), this.random);
    if (!chosen) return false;
    this.left.splice(this.left.indexOf(chosen), 1);
    this.drawn.push(chosen);
    this.#taken.set(chosen.category, this.#takenOf(chosen) + 1);
    return true;
  }

  #due(): (question: Question) => boolean {
    const missing = new Set(
      this.left.filter((one) => this.#takenOf(one) === 0).map(({ category }) => category),
    );
    if (missing.size >= this.count - this.drawn.length) {
      return ({ category }) => missing.has(category);
    }
    return (question) => this.#hasRoom(question);
  }

  #hasRoom(question: Question): boolean {
    return this.#takenOf(question) < this.#most;
  }

  /** A student who knows one variant of a family still has to work out another. */
  #isExposed({ id, family }: Question): boolean {
    return !family && (this.knowledge.exposed?.has(id) ?? false);
  }

  #rest(question: Question): number {
    return worthOf(question) - (this.knowledge.seen.get(question.id) ?? 0);
  }

  /** 0 while the question has something new for the student. */
  #surplus(question: Question): number {
    return Math.max(0, 1 - this.#rest(question));
  }

  #takenOf({ category }: Question): number {
    return this.#taken.get(category) ?? 0;
  }
}

function leastBy(questions: readonly Question[], penalty: (one: Question) => number) {
  const least = Math.min(...questions.map(penalty));
  return questions.filter((question) => penalty(question) === least);
}

/** Only questions with something new for the student, while they are enough for a whole test. */
function candidates(live: readonly Question[], { seen }: DrawKnowledge, count: number) {
  const fresh = live.filter((question) => (seen.get(question.id) ?? 0) < worthOf(question));
  return fresh.length >= count ? fresh : live;
}

/** Draws the questions of one attempt: unseen ones while enough exist, then the least used. Each difficulty has an
 * equal share, each category at least one question and at most one above its even share, as far as the bank allows.
 * @returns at most `count` different questions, in random order */
export function drawQuestions(
  live: readonly Question[],
  knowledge: DrawKnowledge,
  count: number,
  random: RandomSource,
): Question[] {
  const draw = new Draw([...candidates(live, knowledge, count)], knowledge, count, random);
  for (const level of shuffled(blueprint(live, count, random), random)) {
    draw.take((one) => one.difficulty === level);
  }
  let isLeft = true;
  while (isLeft && draw.drawn.length < count) isLeft = draw.take(() => true);
  return shuffled(draw.drawn, random);
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
