import { OPTION_KEYS, type Question } from '../question.js';
import { type ChoiceTally, groupTallies, keyOf, timesOf, sumOf } from './tallies.js';

/** The correlation of having given some answer (1 or 0) with the rest of the test: Pearson's, which for two values is
 * the point-biserial one. The rest does not include the question itself ("corrected"), which would always agree. L.
 * Crocker and J. Algina, Introduction to Classical and Modern Test Theory (1986), ch. 14. @param answered answers to
 * one version @returns null where all or none gave the answer, or all rests are equal */
function correlationOf(
  answered: readonly ChoiceTally[],
  isGiven: (tally: ChoiceTally) => boolean,
): number | null {
  const given = answered.filter(isGiven);
  const [count, ones] = [timesOf(answered), timesOf(given)];
  const [rest, restOfGiven] = [sumOf(answered, (one) => one.rest), sumOf(given, (one) => one.rest)];
  const squares = sumOf(answered, (one) => one.restSquares);
  const spreadOfItem = count * ones - ones * ones;
  const spreadOfRest = count * squares - rest * rest;
  if (spreadOfItem <= 0 || spreadOfRest <= count * count * Number.EPSILON) return null;
  return (count * restOfGiven - ones * rest) / Math.sqrt(spreadOfItem * spreadOfRest);
}

/** A mistake that, in a group of a family's variants, may be what is right. */
type Doubt = { readonly group: string; readonly mistake: string };

/** With fewer answers in a group, or fewer of each kind, it says nothing. */
const LEAST_IN_GROUP = 30;
const LEAST_EACH = 8;
/** So many standard errors; those who choose a sound key are far better than others, so chance alone hardly ever gets
 * there, in many groups either. */
const CLEARLY_BETTER = 1.3;

const meanOf = (tallies: readonly ChoiceTally[]): number =>
  sumOf(tallies, ({ rest }) => rest) / timesOf(tallies);

function isBetter(
  some: readonly ChoiceTally[],
  others: readonly ChoiceTally[],
  all: readonly ChoiceTally[],
): boolean {
  const [count, right] = [timesOf(some), timesOf(others)];
  if (Math.min(count, right) < LEAST_EACH) return false;
  const squares = sumOf(all, ({ restSquares }) => restSquares) / timesOf(all);
  const variance = squares - meanOf(all) ** 2;
  const error = Math.sqrt(variance * (1 / count + 1 / right));
  return meanOf(some) - meanOf(others) > CLEARLY_BETTER * error;
}

function doubtsInGroup(group: string, answered: readonly ChoiceTally[]): Doubt[] {
  if (timesOf(answered) < LEAST_IN_GROUP) return [];
  const right = answered.filter(({ outcome }) => outcome === 'right');
  const wrong = groupTallies(
    answered.filter(({ outcome }) => outcome === 'wrong'),
    ({ chosen }) => chosen,
  );
  return [...wrong].flatMap(([mistake, some]) =>
    mistake !== null && isBetter(some, right, answered) ? [{ group, mistake }] : [],
  );
}

/** The mistakes whose choosers did better, in a group of the variants, than those who chose the key. */
const doubtsIn = (answers: readonly ChoiceTally[]): Doubt[] =>
  [...groupTallies(answers, ({ group }) => group)].flatMap(([group, answered]) =>
    group === '' ? [] : doubtsInGroup(group, answered),
  );

/** With fewer answers, the figures of a question say nothing. */
export const LEAST_ANSWERS = 30;
/** A wrong option is better than the key if its discrimination is more than so many standard errors above 0, and above
 * the key's. */
const CLEARLY = 1.645;

/** Why, by its figures, the key of a question may be wrong, at least for some variants; or that a family could not be
 * drawn. */
export const HEALTH_FLAGS = [
  'negative-discrimination',
  'better-distractor',
  'wrong-in-group',
  'not-drawn',
] as const;
export type HealthFlag = (typeof HEALTH_FLAGS)[number];

type ChoiceHealth = {
  /** The text of an option; of a family, whose variants have other options, a mistake. */
  readonly text: string;
  readonly isKey: boolean;
  readonly chosen: number;
  readonly discrimination: number | null;
};

export type QuestionHealth = {
  readonly id: string;
  readonly version: number;
  readonly shown: number;
  readonly answered: number;
  /** The share of right answers; null without answers. */
  readonly correct: number | null;
  /** The corrected item-total correlation; null where all or none were right, or all rests are equal. */
  readonly discrimination: number | null;
  readonly choices: readonly ChoiceHealth[];
  /** Groups of variants in which those who make a mistake are better than those who choose the key. */
  readonly doubts: readonly Doubt[];
  /** How often a family served its sample, since it could not be drawn. */
  readonly samples: number;
  readonly hasTooFew: boolean;
  readonly flags: readonly HealthFlag[];
};

const isRight = ({ outcome }: ChoiceTally): boolean => outcome === 'right';

const isAnswer = ({ outcome }: ChoiceTally): boolean => outcome === 'right' || outcome === 'wrong';

function choicesOf(question: Question, answered: readonly ChoiceTally[]): ChoiceHealth[] {
  const { family, options, correctOption } = question;
  const texts = family
    ? family.mistakes.map(({ mistake }) => mistake)
    : OPTION_KEYS.map((key) => options[key]);
  return [...new Set(texts)].map((text) => {
    const isGiven = ({ chosen }: ChoiceTally) => chosen === text;
    const chosen = timesOf(answered.filter(isGiven));
    const isKey = !family && text === options[correctOption];
    return { text, isKey, chosen, discrimination: correlationOf(answered, isGiven) };
  });
}

type Judged = Omit<QuestionHealth, 'flags'>;

/** Whether those who choose a wrong option are clearly good, and better than those who choose the key. */
function hasBetterDistractor({ choices, discrimination, answered }: Judged): boolean {
  const least = Math.max(CLEARLY / Math.sqrt(answered), discrimination ?? 0);
  return choices.some((one) => !one.isKey && (one.discrimination ?? 0) > least);
}

function flagsOf(health: Judged): HealthFlag[] {
  const { hasTooFew, discrimination, doubts, samples } = health;
  const holds: Readonly<Record<HealthFlag, boolean>> = {
    'negative-discrimination': !hasTooFew && (discrimination ?? 0) < 0,
    'better-distractor': !hasTooFew && hasBetterDistractor(health),
    'wrong-in-group': doubts.length > 0,
    'not-drawn': samples > 0,
  };
  return HEALTH_FLAGS.filter((flag) => holds[flag]);
}

/** The figures of one version of a question, from its own tallies. */
function healthOf(question: Question, all: readonly ChoiceTally[]): QuestionHealth {
  const tallies = all.filter(({ group }) => group === '');
  const answers = tallies.filter(isAnswer);
  const answered = timesOf(answers);
  const health: Judged = {
    ...{ id: question.id, version: question.version, shown: timesOf(tallies), answered },
    correct: answered === 0 ? null : timesOf(answers.filter(isRight)) / answered,
    discrimination: correlationOf(answers, isRight),
    choices: choicesOf(question, answers),
    doubts: doubtsIn(all.filter(isAnswer)),
    samples: timesOf(tallies.filter(({ isSample }) => isSample)),
    hasTooFew: answered < LEAST_ANSWERS,
  };
  return { ...health, flags: flagsOf(health) };
}

/** The figures of the versions of a domain's questions, in the given order. */
export function domainHealth(
  versions: readonly Question[],
  choices: readonly ChoiceTally[],
): QuestionHealth[] {
  const tallies = groupTallies(choices, keyOf);
  return versions.map((version) => healthOf(version, tallies.get(keyOf(version)) ?? []));
}
