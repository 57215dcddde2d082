import { OPTION_KEYS, type OptionKey } from '../options.js';
import type { Question } from '../question.js';
import type { ServedQuestion } from '../served-question.js';

/** The kinds of ruling: another key, more right options, a point for everybody, or a question that counts for nobody.
 * */
export const RULING_KINDS = ['key', 'also', 'credit-all', 'neutral'] as const;
export type RulingKind = (typeof RULING_KINDS)[number];

export const namesOptions = (kind: RulingKind): boolean => kind === 'key' || kind === 'also';

export type RulingContent = {
  readonly questionId: string;
  readonly version: number;
  readonly kind: RulingKind;
  /** The right options by their text, since letters are shuffled; of a family, whose variants have other options, by
   * the mistake behind them. Empty for other kinds. */
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

/** Whether the ruling names this option of the served question. */
const names = ({ accepted }: Ruling, { options, mistakes }: ServedQuestion, key: OptionKey) =>
  (mistakes ? (mistakes[key] ?? []) : [options[key]]).some((name) => accepted.includes(name));

/** Whether the served question is judged by it: a variant that offers none of the named options is left as it is. */
export const judges = (ruling: Ruling, served: ServedQuestion): boolean =>
  concerns(ruling, served) &&
  (!namesOptions(ruling.kind) || OPTION_KEYS.some((key) => names(ruling, served, key)));

export type ItemOutcome = 'right' | 'wrong' | 'neutral';

/** The letters that are right under these rulings, which all judge the question; in order. */
export function acceptedOptions(served: ServedQuestion, rulings: readonly Ruling[]): OptionKey[] {
  const isKeyRuled = rulings.some(({ kind }) => kind === 'key');
  const isRight = (key: OptionKey): boolean =>
    (key === served.correctOption && !isKeyRuled) ||
    rulings.some((ruling) => names(ruling, served, key));
  return OPTION_KEYS.filter(isRight);
}

/** How a served question counts under its rulings, in any order. A point for everybody comes before leaving the
 * question out, and both before the options. */
export function outcomeUnder(
  served: ServedQuestion,
  selected: OptionKey | null,
  rulings: readonly Ruling[],
): ItemOutcome {
  if (rulings.some(({ kind }) => kind === 'credit-all')) return 'right';
  if (rulings.some(({ kind }) => kind === 'neutral')) return 'neutral';
  const isRight = selected !== null && acceptedOptions(served, rulings).includes(selected);
  return isRight ? 'right' : 'wrong';
}
