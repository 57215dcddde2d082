import { OPTION_KEYS, type OptionKey } from '../questions/question.js';
import { leadingNumber } from '../questions/families/wrong-options.js';
import type { Seen } from './rankers/ranker.js';

type Appeal = (option: string, others: readonly string[], stem: string) => number;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];

/** Words that say nothing of a subject, as every text has them. */
const SMALL = new Set(
  'a an and are as at be been but by do does for from had has have he her his how if in is it its not of off on or she so than that the their them then there they this to was were what when which who will with would'.split(
    ' ',
  ),
);

const contentOf = (text: string): readonly string[] => [
  ...new Set(wordsOf(text).filter((word) => !SMALL.has(word))),
];

const HEDGES =
  /\b(may|might|can|could|often|usually|mostly|probably|likely|about|nearly|some|if|unless)\b/i;
const ABSOLUTES =
  /\b(all|always|any|both|each|every|everyone|exactly|entire|never|no|none|nothing|only|whole)\b/i;

const convergence: Appeal = (option, others) => {
  const sets = others.map((other) => new Set(wordsOf(other)));
  const words = [...new Set(wordsOf(option))];
  return words.reduce((sum, word) => sum + sets.filter((set) => set.has(word)).length, 0);
};

/** Words with the stem that no other option has: what a reader hears as an echo. */
const echo: Appeal = (option, others, stem) => {
  const asked = new Set(contentOf(stem));
  const elsewhere = new Set(others.flatMap(contentOf));
  return contentOf(option).filter((word) => asked.has(word) && !elsewhere.has(word)).length;
};

/** The rules that people go by who know nothing of the subject, each by what it looks for. */
export const HAND_STRATEGIES: Readonly<Record<string, Appeal>> = {
  longest: (option) => option.length,
  shortest: (option) => -option.length,
  'most in common': convergence,
  'least in common': (option, others, stem) => -convergence(option, others, stem),
  'an echo of the stem': echo,
  hedged: (option) => Number(HEDGES.test(option)),
  'not absolute': (option) => -Number(ABSOLUTES.test(option)),
};

const numbersOf = (option: string, others: readonly string[]) => ({
  own: leadingNumber(option),
  rest: others.map(leadingNumber),
});

export const NUMBER_STRATEGIES: Readonly<Record<string, Appeal>> = {
  'nearest to the middle': (option, others) => {
    const { own, rest } = numbersOf(option, others);
    return -Math.abs(own - rest.reduce((sum, one) => sum + one, own) / (rest.length + 1));
  },
  'one of the nearest pair': (option, others) => {
    const { own, rest } = numbersOf(option, others);
    return -Math.min(...rest.map((one) => Math.abs(one - own)));
  },
  roundest: (option) => /0*$/.exec(String(leadingNumber(option)))?.[0].length ?? 0,
};

/** Where the choice falls: an equal part to each of those that appeal most. */
function chosenBy(appeal: Appeal, { question, options }: Seen): readonly OptionKey[] {
  const appeals = OPTION_KEYS.map((key) => {
    const others = OPTION_KEYS.filter((other) => other !== key).map((other) => options[other]);
    return { key, value: appeal(options[key], others, question) };
  });
  const most = Math.max(...appeals.map(({ value }) => value));
  return appeals.filter(({ value }) => value === most).map(({ key }) => key);
}

/**
 * The share of keys that a rule of thumb finds; where it falls on several options, one by chance.
 * @returns from 0 to 1; a quarter is chance
 */
export function foundByHand(appeal: Appeal, questions: readonly Seen[]): number {
  const found = questions.map((seen) => {
    const chosen = chosenBy(appeal, seen);
    return chosen.includes(seen.correctOption) ? 1 / chosen.length : 0;
  });
  return found.reduce((sum, share) => sum + share, 0) / questions.length;
}
