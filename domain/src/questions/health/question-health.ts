import { OPTION_KEYS, type OptionKey, type Question } from '../question.js';
import { correlationOf } from './discrimination.js';
import { type ChoiceTally, keyOf, timesOf } from './tallies.js';

/** With fewer answers, the figures of a question say nothing. */
export const LEAST_ANSWERS = 30;
/** A wrong option is better than the key if its discrimination is more than so many standard errors above 0, and above
 * the key's. */
const CLEARLY = 1.645;

/** Why, by its figures, the key of a question may be wrong. */
export const HEALTH_FLAGS = ['negative-discrimination', 'better-distractor'] as const;
export type HealthFlag = (typeof HEALTH_FLAGS)[number];

type OptionHealth = {
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
  /** By option; null for a family, whose variants have other options. */
  readonly options: Readonly<Record<OptionKey, OptionHealth>> | null;
  readonly hasTooFew: boolean;
  readonly flags: readonly HealthFlag[];
};

const isRight = ({ outcome }: ChoiceTally): boolean => outcome === 'right';

const isAnswer = ({ outcome }: ChoiceTally): boolean => outcome === 'right' || outcome === 'wrong';

function optionsOf({ options }: Question, answered: readonly ChoiceTally[]) {
  const healthOfOption = (key: OptionKey): OptionHealth => {
    const isGiven = ({ chosen }: ChoiceTally) => chosen === options[key];
    const chosen = timesOf(answered.filter(isGiven));
    return { chosen, discrimination: correlationOf(answered, isGiven) };
  };
  return {
    a: healthOfOption('a'),
    b: healthOfOption('b'),
    c: healthOfOption('c'),
    d: healthOfOption('d'),
  };
}

type Judged = Omit<QuestionHealth, 'flags'>;

/** Whether those who choose a wrong option are clearly good, and better than those who choose the key. */
function hasBetterDistractor(
  { correctOption }: Question,
  { options, discrimination, answered }: Judged,
): boolean {
  if (!options) return false;
  const least = Math.max(CLEARLY / Math.sqrt(answered), discrimination ?? 0);
  return OPTION_KEYS.some(
    (key) => key !== correctOption && (options[key].discrimination ?? 0) > least,
  );
}

function flagsOf(question: Question, health: Judged): HealthFlag[] {
  if (health.hasTooFew) return [];
  const holds: Readonly<Record<HealthFlag, boolean>> = {
    'negative-discrimination': (health.discrimination ?? 0) < 0,
    'better-distractor': hasBetterDistractor(question, health),
  };
  return HEALTH_FLAGS.filter((flag) => holds[flag]);
}

/** The figures of one version of a question, from its own tallies. */
function healthOf(question: Question, tallies: readonly ChoiceTally[]): QuestionHealth {
  const answers = tallies.filter(isAnswer);
  const answered = timesOf(answers);
  const health: Judged = {
    ...{ id: question.id, version: question.version, shown: timesOf(tallies), answered },
    correct: answered === 0 ? null : timesOf(answers.filter(isRight)) / answered,
    discrimination: correlationOf(answers, isRight),
    options: question.family ? null : optionsOf(question, answers),
    hasTooFew: answered < LEAST_ANSWERS,
  };
  return { ...health, flags: flagsOf(question, health) };
}

/** The figures of the versions of a domain's questions, in the given order. */
export function domainHealth(
  versions: readonly Question[],
  choices: readonly ChoiceTally[],
): QuestionHealth[] {
  const tallies = new Map<string, ChoiceTally[]>();
  for (const choice of choices) {
    const own = tallies.get(keyOf(choice));
    if (own) own.push(choice);
    else tallies.set(keyOf(choice), [choice]);
  }
  return versions.map((version) => healthOf(version, tallies.get(keyOf(version)) ?? []));
}
