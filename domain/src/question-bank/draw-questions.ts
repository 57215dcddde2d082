import { shuffled, type RandomSource } from '../kernel/sources.js';
import {
  DIFFICULTIES,
  OPTION_KEYS,
  type Difficulty,
  type OptionKey,
  type Question,
} from './question.js';

/** How often a student has had each question before, by question id. */
export type TimesSeen = ReadonlyMap<string, number>;

const timesSeen = (seen: TimesSeen, { id }: Question): number => seen.get(id) ?? 0;

/** Only what the student has not had, as long as that is enough for a whole test. */
function candidates(live: readonly Question[], seen: TimesSeen, count: number) {
  const unseen = live.filter((question) => timesSeen(seen, question) === 0);
  return unseen.length >= count ? unseen : live;
}

/** The difficulty of each question to draw: equal shares, the odd ones by chance. */
function blueprint(count: number, random: RandomSource): Difficulty[] {
  const rounds = Math.ceil(count / DIFFICULTIES.length);
  const extra = shuffled(DIFFICULTIES, random);
  return Array.from({ length: rounds }, () => extra)
    .flat()
    .slice(0, count);
}

/** What is left to draw from, in a random order, and what was drawn. */
class Draw {
  readonly drawn: Question[] = [];
  readonly #taken = new Map<string, number>();

  constructor(
    private readonly left: Question[],
    private readonly seen: TimesSeen,
  ) {}

  /**
   * Takes the least seen that fits, of the category that has least so far.
   * @returns whether one was left that fits
   */
  take(fits: (question: Question) => boolean): boolean {
    const [best] = this.left.filter(fits).sort((one, other) => this.#compare(one, other));
    if (!best) return false;
    this.left.splice(this.left.indexOf(best), 1);
    this.drawn.push(best);
    this.#taken.set(best.category, this.#takenOf(best) + 1);
    return true;
  }

  #compare(one: Question, other: Question): number {
    const byTimes = timesSeen(this.seen, one) - timesSeen(this.seen, other);
    return byTimes === 0 ? this.#takenOf(one) - this.#takenOf(other) : byTimes;
  }

  #takenOf({ category }: Question): number {
    return this.#taken.get(category) ?? 0;
  }
}

/**
 * Draws the questions of one attempt: by chance, none that the student has had while enough others
 * exist, then the least seen; the same share of each difficulty, and within that of each category,
 * as far as the bank allows.
 * @returns at most `count` questions, all distinct, in a random order
 */
export function drawQuestions(
  live: readonly Question[],
  seen: TimesSeen,
  count: number,
  random: RandomSource,
): Question[] {
  const draw = new Draw(shuffled(candidates(live, seen, count), random), seen);
  for (const level of blueprint(count, random)) draw.take((one) => one.difficulty === level);
  let isLeft = true;
  while (isLeft && draw.drawn.length < count) isLeft = draw.take(() => true);
  return shuffled(draw.drawn, random);
}

/** The question with its options dealt to the letters anew; every order is equally likely. */
export function withShuffledOptions(question: Question, random: RandomSource): Question {
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
