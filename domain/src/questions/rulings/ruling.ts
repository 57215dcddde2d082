import type { OptionKey, Question } from '../question.js';
import { OPTION_KEYS } from '../question.js';

/** The kinds of ruling: another key, more right options, a point for everybody, or a question that counts for nobody.
 * */
export const RULING_KINDS = ['key', 'also', 'credit-all', 'neutral'] as const;
export type RulingKind = (typeof RULING_KINDS)[number];

/** Whether the ruling names right options. */
export const namesOptions = (kind: RulingKind): boolean => kind === 'key' || kind === 'also';

export type RulingContent = {
  readonly questionId: string;
  readonly version: number;
  readonly kind: RulingKind;
  /** The right options by their text, since letters are shuffled; empty for other kinds. */
  readonly accepted: readonly string[];
  /** The reason, for the students concerned. */
  readonly reason: string;
};

/** A step of a ruling, which is final. */
export type RulingStep = {
  readonly at: Date;
  readonly adminId: string;
  /** Whether an owner allowed it to take away passes that students saw. */
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

/** Whether it is no longer in force, but the passes that it gave stay: the attempt closed before the withdrawal, and no
 * owner allowed passes to be taken away. */
export const protectsPasses = ({ withdrawn }: Ruling, closedAt: Date): boolean =>
  withdrawn !== null && !withdrawn.mayTakePasses && closedAt < withdrawn.at;

/** Whether it is about the question in the served version. */
export const concerns = (
  { questionId, version }: Pick<RulingContent, 'questionId' | 'version'>,
  served: Pick<Question, 'id' | 'version'>,
): boolean => questionId === served.id && version === served.version;

export type ItemOutcome = 'right' | 'wrong' | 'neutral';

/** The letters that are right under these rulings, in order. */
export function acceptedOptions(question: Question, rulings: readonly Ruling[]): OptionKey[] {
  const named = rulings.filter(({ kind }) => namesOptions(kind));
  const texts = new Set(named.flatMap(({ accepted }) => accepted));
  if (!rulings.some(({ kind }) => kind === 'key'))
    texts.add(question.options[question.correctOption]);
  return OPTION_KEYS.filter((key) => texts.has(question.options[key]));
}

/** How a served question counts under its rulings, in any order. A point for everybody comes before leaving the
 * question out, and both before the options. */
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
