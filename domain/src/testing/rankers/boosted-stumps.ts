import { OPTION_KEYS } from '../../questions/question.js';
import { eachOption, type Features, type FeaturesOf, type Learner } from './ranker.js';

const ROUNDS = 40;
const THRESHOLDS = 8;
const LEAST_GAIN = 1e-6;

type Row = { readonly features: Features; readonly isKey: boolean };
type Stump = { readonly name: string; readonly above: number; readonly weight: number };

const isAbove = (features: Features, { name, above }: Omit<Stump, 'weight'>): boolean =>
  (features.get(name) ?? 0) > above;

/** Where each feature may be cut: some of its values, in order. */
function cutsOf(rows: readonly Row[]): Omit<Stump, 'weight'>[] {
  return [...new Set(rows.flatMap(({ features }) => [...features.keys()]))].flatMap((name) => {
    const values = [...new Set(rows.map(({ features }) => features.get(name) ?? 0))].sort(
      (one, other) => one - other,
    );
    const step = Math.max(1, Math.floor(values.length / THRESHOLDS));
    return values
      .filter((_, at) => at % step === 0 && at < values.length - 1)
      .map((above) => ({ name, above }));
  });
}

type Cut = Omit<Stump, 'weight'> & { readonly agrees: Uint8Array };

function bestOf(cuts: readonly Cut[], weights: Float64Array): { cut: Cut; error: number } | null {
  let best: { cut: Cut; error: number } | null = null;
  for (const cut of cuts) {
    let error = 0;
    // Hundreds of millions of steps: no array for each.
    for (let row = 0; row < weights.length; row++) {
      if (cut.agrees[row] === 0) error += weights[row] ?? 0;
    }
    if (Math.abs(error - 0.5) > Math.abs((best?.error ?? 0.5) - 0.5)) best = { cut, error };
  }
  return best;
}

function stumpsFor(rows: readonly Row[]): Stump[] {
  const cuts = cutsOf(rows).map((cut) => ({
    ...cut,
    agrees: Uint8Array.from(rows, ({ features, isKey }) =>
      Number(isAbove(features, cut) === isKey),
    ),
  }));
  // Three of four options are wrong: a third of the weight each, so that keys count as much.
  const weights = Float64Array.from(rows, ({ isKey }) => (isKey ? 2 : 2 / 3) / rows.length);
  const stumps: Stump[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const best = bestOf(cuts, weights);
    if (!best || Math.abs(best.error - 0.5) < LEAST_GAIN) break;
    const { cut, error } = best;
    const weight = Math.log((1 - error) / Math.max(error, LEAST_GAIN)) / 2;
    stumps.push({ name: cut.name, above: cut.above, weight });
    const changed = weights.map((one, row) => one * Math.exp(cut.agrees[row] ? -weight : weight));
    const total = changed.reduce((sum, one) => sum + one, 0);
    weights.set(changed.map((one) => one / total));
  }
  return stumps;
}

/** Boosted decision stumps (AdaBoost; Freund and Schapire, 1997): one feature and one cut at a time. */
export function boostedStumpsOver(featuresOf: FeaturesOf): Learner {
  const optionsOf = eachOption(featuresOf);
  return (known) => {
    const stumps = stumpsFor(
      known.flatMap((seen) =>
        optionsOf(seen).map((features, at) => ({
          features,
          isKey: OPTION_KEYS[at] === seen.correctOption,
        })),
      ),
    );
    return (seen) =>
      optionsOf(seen).map((features) => {
        const signed = stumps.map((stump) => (isAbove(features, stump) ? 1 : -1) * stump.weight);
        return signed.reduce((sum, one) => sum + one, 0);
      });
  };
}
