import type { Value } from './values.js';

/** A wrong option: its text, the mistake that leads to it, and when it is possible. */
export type Mistake = {
  readonly text: string;
  /** The mistake of somebody who chooses it; shown to admins only. */
  readonly mistake: string;
  /** An expression; the option is offered only where it is true. */
  readonly if?: string;
};

/** The range of a value: whole numbers or whole rupees with a step, a day between two days, an entry of a list, or one
 * of the usual names. */
export type Drawn =
  | { readonly int: readonly [from: number, to: number, step?: number] }
  | { readonly money: readonly [from: number, to: number, step?: number] }
  | { readonly date: readonly [from: string, to: string] }
  | { readonly of: readonly Value[] }
  | 'person'
  | 'city';

/** What a family asks for: judgement of a situation, the fault in a text or layout, what code or a record does, a choice
 * with its reason, or a calculation. */
export const FAMILY_KINDS = ['judgement', 'flaw', 'read', 'choice', 'sum'] as const;
type FamilyKind = (typeof FAMILY_KINDS)[number];

/** A question whose values are drawn for each test. Texts contain expressions in double braces; an expression reads the
 * values, the works, and `answer`. */
export type Family = {
  readonly kind?: FamilyKind;
  /** An expression that names what has to be known or done for a variant: two variants of one name are solved alike. */
  readonly method?: string;
  readonly values: Readonly<Record<string, Drawn>>;
  /** Expressions that must all be true for the values. */
  readonly where?: readonly string[];
  readonly work?: Readonly<Record<string, string>>;
  readonly question: string;
  readonly answer: string;
  /** The right answer, calculated in a second way; absent only where the answer is a drawn value or a part of one. */
  readonly check?: string;
  /** The text of the right option; by default the answer. */
  readonly key?: string;
  /** At least three; of more, three are drawn. */
  readonly mistakes: readonly Mistake[];
  readonly explanation: string;
};

/** A family is worth as many fixed questions, since so many students can get different variants. */
const FAMILY_WORTH = 5;

/** The worth of a question in the draw. */
export const worthOf = ({ family }: { readonly family?: Family | undefined }): number =>
  family ? FAMILY_WORTH : 1;
