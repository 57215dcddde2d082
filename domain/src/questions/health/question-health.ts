import { OPTION_KEYS, type Question } from '../question.js';
import { correlationOf } from './discrimination.js';
import { doubtsIn, type Doubt } from './doubts.js';
import { type ChoiceTally, groupTallies, keyOf, timesOf } from './tallies.js';

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
