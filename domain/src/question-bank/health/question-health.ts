import { OPTION_KEYS, type OptionKey, type Question } from '../question.js';
import { correlationOf } from './discrimination.js';
import { keyOf, type Drift } from './drift.js';
import { contradictsLabel, type LabelMeans } from './label.js';
import { timesOf, type ChoiceTally } from './tallies.js';

/** Below this many answers the figures of a question say nothing. */
export const LEAST_ANSWERS = 30;
/** A question that more get right than this is too easy to tell anyone apart. */
const MOST_CORRECT = 0.95;
/** A question that fewer get right than this is too hard, or its key is wrong. */
const LEAST_CORRECT = 0.15;
/** A wrong option beats the key if its discrimination is above this many standard errors, and the key's. */
const CLEARLY = 1.645;

/** What can be wrong with a question, by its figures. */
export const HEALTH_FLAGS = [
  'negative-discrimination',
  'better-distractor',
  'leaked',
  'too-easy',
  'too-hard',
  'label',
] as const;
export type HealthFlag = (typeof HEALTH_FLAGS)[number];

export type AnsweredShare = {
  readonly answered: number;
  /** The share that was right; null where nobody answered. */
  readonly correct: number | null;
};

type OptionHealth = {
  readonly chosen: number;
  readonly discrimination: number | null;
};

export type QuestionHealth = AnsweredShare & {
  readonly id: string;
  readonly version: number;
  readonly shown: number;
  /** In how many tests that were worked on it was left out. */
  readonly unanswered: number;
  /** In how many tests it was that were given up. */
  readonly abandoned: number;
  readonly firstTries: AnsweredShare;
  readonly laterTries: AnsweredShare;
  /** The corrected item-total correlation; null where all were right, or all wrong, or all rests alike. */
  readonly discrimination: number | null;
  /** By option; null for a family, whose variants have options of their own. */
  readonly options: Readonly<Record<OptionKey, OptionHealth>> | null;
  /** That it became easier; null where it did not. */
  readonly drift: Drift | null;
  readonly hasTooFew: boolean;
  readonly flags: readonly HealthFlag[];
};

export type DomainFigures = {
  readonly labels: LabelMeans;
  readonly drifts: ReadonlyMap<string, Drift>;
};

const isAnswer = ({ outcome }: ChoiceTally): boolean => outcome === 'right' || outcome === 'wrong';

const isRight = ({ outcome }: ChoiceTally): boolean => outcome === 'right';

export const answeredOf = (tallies: readonly ChoiceTally[]): readonly ChoiceTally[] =>
  tallies.filter(isAnswer);

export function shareOf(tallies: readonly ChoiceTally[]): AnsweredShare {
  const answered = timesOf(answeredOf(tallies));
  return { answered, correct: answered === 0 ? null : timesOf(tallies.filter(isRight)) / answered };
}

function optionsOf({ options }: Question, answered: readonly ChoiceTally[]) {
  const of = (key: OptionKey): OptionHealth => {
    const isGiven = ({ chosen }: ChoiceTally) => chosen === options[key];
    const chosen = timesOf(answered.filter(isGiven));
    return { chosen, discrimination: correlationOf(answered, isGiven) };
  };
  return { a: of('a'), b: of('b'), c: of('c'), d: of('d') };
}

/** Whether those who choose some wrong option are clearly good, and better than those who choose the key. */
function hasBetterDistractor(
  { correctOption }: Question,
  {
    options,
    discrimination,
    answered,
  }: Pick<QuestionHealth, 'options' | 'discrimination' | 'answered'>,
): boolean {
  if (!options) return false;
  const least = Math.max(CLEARLY / Math.sqrt(answered), discrimination ?? 0);
  return OPTION_KEYS.some(
    (key) => key !== correctOption && (options[key].discrimination ?? 0) > least,
  );
}

type Judged = Omit<QuestionHealth, 'flags'>;

function flagsOf(question: Question, health: Judged, labels: LabelMeans): HealthFlag[] {
  const { correct, discrimination, drift, firstTries } = health;
  if (health.hasTooFew || correct === null) return [];
  const { answered } = firstTries;
  const right = Math.round(answered * (firstTries.correct ?? 0));
  const labelled = { difficulty: question.difficulty, answered, right };
  const holds: Readonly<Record<HealthFlag, boolean>> = {
    'negative-discrimination': discrimination !== null && discrimination < 0,
    'better-distractor': hasBetterDistractor(question, health),
    leaked: drift !== null,
    'too-easy': correct > MOST_CORRECT,
    'too-hard': correct < LEAST_CORRECT,
    label: answered >= LEAST_ANSWERS && contradictsLabel(labelled, labels),
  };
  return HEALTH_FLAGS.filter((flag) => holds[flag]);
}

/** The figures of one version of a question, from its own tallies. */
export function healthOf(
  question: Question,
  tallies: readonly ChoiceTally[],
  { labels, drifts }: DomainFigures,
): QuestionHealth {
  const { id, version, family } = question;
  const answered = answeredOf(tallies);
  const count = (outcome: ChoiceTally['outcome']) =>
    timesOf(tallies.filter((one) => one.outcome === outcome));
  const share = shareOf(tallies);
  const health: Judged = {
    ...{ id, version, ...share },
    shown: timesOf(tallies),
    unanswered: count('blank'),
    abandoned: count('abandoned'),
    firstTries: shareOf(tallies.filter(({ isFirst }) => isFirst)),
    laterTries: shareOf(tallies.filter(({ isFirst }) => !isFirst)),
    discrimination: correlationOf(answered, isRight),
    options: family ? null : optionsOf(question, answered),
    drift: drifts.get(keyOf(question)) ?? null,
    hasTooFew: share.answered < LEAST_ANSWERS,
  };
  return { ...health, flags: flagsOf(question, health, labels) };
}
