import { OPTION_KEYS, type OptionKey, type QuestionContent } from '../questions/question.js';
import { shuffled } from '../kernel/sources.js';
import { seededRandom } from './seeded-random.js';

/** What a reader sees who knows nothing of the subject. */
export type Seen = Pick<QuestionContent, 'question' | 'options' | 'correctOption'>;

const ROUNDS = 8;
const RATE = 0.08;
const SHRINK = 0.0006;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

const shareIn = (words: readonly string[], others: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length;

/** What can be said of an option from its words, those of the others, and those of the stem. */
function featuresOf({ question, options }: Seen, key: OptionKey): ReadonlyMap<string, number> {
  const text = options[key];
  const words = wordsOf(text);
  const others = OPTION_KEYS.filter((other) => other !== key).map((other) => options[other]);
  const mean = others.reduce((sum, other) => sum + other.length, 0) / others.length;
  const features = new Map<string, number>([
    ['length', Math.log((text.length + 1) / (mean + 1))],
    ['is longest', Number(others.every((other) => other.length < text.length))],
    ['is shortest', Number(others.every((other) => other.length > text.length))],
    ['like the others', shareIn(words, new Set(others.flatMap(wordsOf)))],
    ['like the stem', shareIn(words, new Set(wordsOf(question)))],
    ['digits', Number(/\d/.test(text))],
    ['comma', Number(text.includes(','))],
    ['number', numberPlace(text, others)],
  ]);
  const [first = ''] = words;
  features.set(`begins ${first}`, 1);
  for (const word of new Set(words)) features.set(`word ${word}`, 0.5);
  return features;
}

/** Where the number of an option is among those of all, from −1 to 1. */
function numberPlace(text: string, others: readonly string[]): number {
  const numbers = [text, ...others].map((one) => parseFloat(one.replaceAll(/[₹,`]/g, '')));
  if (numbers.some(Number.isNaN)) return 0;
  const [own = 0, ...rest] = numbers;
  return (2 * rest.filter((other) => other < own).length) / rest.length - 1;
}

type Item = { readonly options: readonly ReadonlyMap<string, number>[]; readonly key: number };

const itemOf = (seen: Seen): Item => ({
  options: OPTION_KEYS.map((key) => featuresOf(seen, key)),
  key: OPTION_KEYS.indexOf(seen.correctOption),
});

/**
 * Guesses keys from wording alone: a conditional logit over the features of the options (McFadden,
 * 1974), learned by stochastic gradient descent from questions with their keys.
 */
class WordingRanker {
  readonly #weights = new Map<string, number>();

  constructor(known: readonly Seen[]) {
    const random = seededRandom(1);
    const items = known.map(itemOf);
    for (let round = 0; round < ROUNDS; round++) {
      for (const item of shuffled(items, random)) this.#learn(item);
    }
  }

  /** Whether its guess is the key; where options score alike, the share of the guess that is right. */
  guesses(seen: Seen): number {
    const { options, key } = itemOf(seen);
    const scores = options.map((features) => this.#score(features));
    const best = Math.max(...scores);
    const first = scores.filter((score) => score === best).length;
    return scores[key] === best ? 1 / first : 0;
  }

  #score(features: ReadonlyMap<string, number>): number {
    let score = 0;
    for (const [name, value] of features) score += value * (this.#weights.get(name) ?? 0);
    return score;
  }

  #learn({ options, key }: Item): void {
    const powers = options.map((features) => Math.exp(this.#score(features)));
    const total = powers.reduce((sum, power) => sum + power, 0);
    for (const [at, features] of options.entries()) {
      const step = RATE * (Number(at === key) - (powers[at] ?? 0) / total);
      for (const [name, value] of features) {
        const weight = this.#weights.get(name) ?? 0;
        this.#weights.set(name, weight * (1 - SHRINK) + step * value);
      }
    }
  }
}

/**
 * The share of each group's keys that a ranker guesses which has learned from all other groups.
 * @returns by group, from 0 to 1
 */
export function guessedByGroup<Asked extends Seen>(
  questions: readonly Asked[],
  groupOf: (question: Asked) => string,
): ReadonlyMap<string, number> {
  const groups = [...new Set(questions.map(groupOf))];
  return new Map(
    groups.map((group) => {
      const ranker = new WordingRanker(questions.filter((one) => groupOf(one) !== group));
      const own = questions.filter((one) => groupOf(one) === group);
      const right = own.reduce((sum, one) => sum + ranker.guesses(one), 0);
      return [group, right / own.length];
    }),
  );
}
