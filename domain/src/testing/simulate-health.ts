import { drawQuestions } from '../questions/draw-questions.js';
import { variantsOf, type Variant } from '../questions/families/variant.js';
import { OPTION_KEYS, type Question } from '../questions/question.js';
import type { RandomSource } from '../kernel/transaction.js';
import type { GivenTest } from './tally-answers.js';

/** A fault in a question: a wrong option that is right in truth; of a family by its mistake, perhaps in one group of the
 * variants alone. */
export type Fault = { readonly right: string; readonly group?: string };

const PRECISION = 1_000_000;
/** So many variants of a family were drawn when it was imported. */
const VARIANTS = 300;
const chance = (random: RandomSource): number => (random.int(PRECISION) + 1) / PRECISION;
const normal = (random: RandomSource): number =>
  Math.sqrt(-2 * Math.log(chance(random))) * Math.cos(2 * Math.PI * chance(random));

const DIFFICULTY = { easy: -0.7, medium: 0, hard: 0.7 } as const;

/** How much an option attracts somebody of an ability: R. D. Bock's nominal response model (1972). */
type Appeal = (ability: number) => number;

/** A right option: somebody able is drawn to it far more. */
function appealOfKey({ difficulty }: Question, random: RandomSource): Appeal {
  const slope = 1 + 0.7 * chance(random);
  const at = DIFFICULTY[difficulty] + 0.4 * normal(random);
  return (ability) => slope * (ability - at) + 1.3;
}

/** A wrong one: some draw better students than others. */
function appealOfMistake(random: RandomSource): Appeal {
  const [level, slope] = [0.6 * normal(random) - 0.2, 0.8 * (chance(random) - 0.5)];
  return (ability) => level + slope * ability;
}

type Asked = { readonly name: string | null; readonly isRight: boolean; readonly text: string };

const optionsAsked = (question: Question, variant: Variant | null): Asked[] => {
  const { options, correctOption } = variant ?? question;
  return OPTION_KEYS.map((key) => {
    const name = variant ? (variant.mistakes[key]?.[0] ?? null) : options[key];
    return { name, isRight: key === correctOption, text: options[key] };
  });
};

function chosenOf(asked: readonly Asked[], appeal: (one: Asked) => number, random: RandomSource) {
  const weights = asked.map((one) => Math.exp(appeal(one)));
  let left = chance(random) * weights.reduce((sum, weight) => sum + weight, 0);
  return asked.find((_, at) => (left -= weights[at] ?? 0) <= 0) ?? asked[0];
}

/** How students of any ability answer one question, of which nobody sees the fault. */
function answersTo(question: Question, fault: Fault | undefined, random: RandomSource) {
  const draw = question.family && variantsOf(question.family);
  const drawn = new Map<number, Variant>();
  const variantOf = (seed: number): Variant | null => {
    const variant = drawn.get(seed) ?? draw?.(seed);
    if (variant) drawn.set(seed, variant);
    return variant ?? null;
  };
  const key = appealOfKey(question, random);
  const mistakes = new Map<string | null, Appeal>();
  return (ability: number): GivenTest['answers'] => {
    const variant = variantOf(1 + random.int(VARIANTS));
    const groups = variant?.groups ?? [];
    const isFaulty = fault && (fault.group === undefined || groups.includes(fault.group));
    const appealOf = ({ name, isRight }: Asked): number => {
      if (isFaulty ? name === fault.right : isRight) return key(ability);
      const mistake = mistakes.get(name) ?? appealOfMistake(random);
      mistakes.set(name, mistake);
      return mistake(ability);
    };
    const chosen = chosenOf(optionsAsked(question, variant), appealOf, random);
    if (!chosen) return [];
    const { id, version } = question;
    const answer = { id, version, chosen: chosen.text, isRight: chosen.isRight, groups };
    return [variant ? { ...answer, mistake: chosen.name } : answer];
  };
}

/** Tests of ten questions by the product's own draw, each of another student. */
export function simulateTests(
  live: readonly Question[],
  faults: ReadonlyMap<string, Fault>,
  tests: number,
  random: RandomSource,
): GivenTest[] {
  const answers = new Map(
    live.map((question) => [question.id, answersTo(question, faults.get(question.id), random)]),
  );
  return Array.from({ length: tests }, () => {
    const ability = normal(random);
    const drawn = drawQuestions(live, { seen: new Map() }, 10, random);
    return { answers: drawn.flatMap(({ id }) => answers.get(id)?.(ability) ?? []) };
  });
}
