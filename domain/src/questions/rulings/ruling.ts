import type { OptionKey, Question } from '../question.js';
import { OPTION_KEYS } from '../question.js';

/** What is ruled: another key, further right options, a point for all, or that it counts for nobody. */
export const RULING_KINDS = ['key', 'also', 'credit-all', 'neutral'] as const;
export type RulingKind = (typeof RULING_KINDS)[number];

/** Whether the ruling says which options are right. */
export const namesOptions = (kind: RulingKind): boolean => kind === 'key' || kind === 'also';

export type RulingContent = {
  readonly questionId: string;
  readonly version: number;
  readonly kind: RulingKind;
  /** The right options by their text, as letters are shuffled for each attempt; else empty. */
  readonly accepted: readonly string[];
  /** Why, in words for the students whom it concerns. */
  readonly reason: string;
};

/** A step in the life of a ruling, which nothing takes back. */
export type RulingStep = {
  readonly at: Date;
  readonly adminId: string;
  /** Whether an owner allowed that it takes away passes which were shown. */
  readonly mayTakePasses: boolean;
};

/** A decision on a version of a question: a draft, then applied, then perhaps withdrawn. */
export type Ruling = RulingContent & {
  readonly id: string;
  readonly madeAt: Date;
  readonly adminId: string;
  readonly applied: RulingStep | null;
  readonly withdrawn: RulingStep | null;
};

export type RulingState = 'draft' | 'applied' | 'withdrawn';

export const stateOf = ({ applied, withdrawn }: Ruling): RulingState => {
  if (withdrawn) return 'withdrawn';
  return applied ? 'applied' : 'draft';
};

/** Whether results are graded by it. */
export const isInForce = (ruling: Ruling): boolean => stateOf(ruling) === 'applied';

/** Whether it is no longer in force, but a pass that it gave is: the attempt closed before the
 * withdrawal, and no owner allowed that passes are taken away. */
export const protectsPasses = ({ withdrawn }: Ruling, closedAt: Date): boolean =>
  withdrawn !== null && !withdrawn.mayTakePasses && closedAt < withdrawn.at;

/** Whether it is about the question in the version that was served. */
export const concerns = (
  { questionId, version }: Pick<RulingContent, 'questionId' | 'version'>,
  served: Pick<Question, 'id' | 'version'>,
): boolean => questionId === served.id && version === served.version;

export type ItemOutcome = 'right' | 'wrong' | 'neutral';

/** The letters that are right under these rulings on the question, in order. */
export function acceptedOptions(question: Question, rulings: readonly Ruling[]): OptionKey[] {
  const named = rulings.filter(({ kind }) => namesOptions(kind));
  const texts = new Set(named.flatMap(({ accepted }) => accepted));
  if (!rulings.some(({ kind }) => kind === 'key'))
    texts.add(question.options[question.correctOption]);
  return OPTION_KEYS.filter((key) => texts.has(question.options[key]));
}

/** What a served question counts under the rulings on it, whose order does not matter. A point for
 * all goes before leaving the question out, and both before the options. */
export function outcomeUnder(
  question: Question,
  selected: OptionKey | null,
  rulings: readonly Ruling[],
): ItemOutcome {
  if (rulings.some(({ kind }) => kind === 'credit-all')) return 'right';
  if (rulings.some(({ kind }) => kind === 'neutral')) return 'neutral';
  const isRight = selected !== null && acceptedOptions(question, rulings).includes(selected);
  return isRight ? 'right' : 'wrong';
}
