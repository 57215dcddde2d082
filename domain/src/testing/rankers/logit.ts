import { shuffled } from '../../kernel/transaction.js';
import { OPTION_KEYS } from '../../questions/question.js';
import { seededRandom } from '../seeded-random.js';
import { eachOption, type Features, type FeaturesOf, type Learner, type Seen } from './ranker.js';

const ROUNDS = 8;
const RATE = 0.08;
const SHRINK = 0.0006;

type Item = { readonly options: readonly Features[]; readonly key: number };

class Logit {
  readonly #weights = new Map<string, number>();

  score(features: Features): number {
    let score = 0;
    for (const [name, value] of features) score += value * (this.#weights.get(name) ?? 0);
    return score;
  }

  learn({ options, key }: Item): void {
    const powers = options.map((features) => Math.exp(this.score(features)));
    const total = powers.reduce((sum, power) => sum + power, 0);
    for (const [at, features] of options.entries()) {
      const step = RATE * (Number(at === key) - (powers[at] ?? 0) / total);
      for (const [name, value] of features) {
        this.#weights.set(name, (this.#weights.get(name) ?? 0) * (1 - SHRINK) + step * value);
      }
    }
  }
}

/** A conditional logit over the features of the options (McFadden, 1974), learned by stochastic gradient descent. */
export function logitOver(featuresOf: FeaturesOf): Learner {
  const optionsOf = eachOption(featuresOf);
  const itemOf = (seen: Seen): Item => ({
    options: optionsOf(seen),
    key: OPTION_KEYS.indexOf(seen.correctOption),
  });
  return (known) => {
    const random = seededRandom(1);
    const items = known.map(itemOf);
    const logit = new Logit();
    for (let round = 0; round < ROUNDS; round++) {
      for (const item of shuffled(items, random)) logit.learn(item);
    }
    return (seen) => optionsOf(seen).map((features) => logit.score(features));
  };
}
