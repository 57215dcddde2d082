import type { Value } from './values.js';

/** A wrong option: its text, the mistake that leads to it, and when it makes sense. */
export type Mistake = {
  readonly text: string;
  /** What somebody does wrong who chooses it; shown to admins only. */
  readonly mistake: string;
  /** An expression; the option is offered only where it is true. */
  readonly if?: string;
};

/** Where a value is drawn from: whole numbers or whole rupees from one to another by a step, a day
 * between two, one of a list, or one of the usual names. */
export type Drawn =
  | { readonly int: readonly [from: number, to: number, step?: number] }
  | { readonly money: readonly [from: number, to: number, step?: number] }
  | { readonly date: readonly [from: string, to: string] }
  | { readonly of: readonly Value[] }
  | 'person'
  | 'city';

/** A question with values that are drawn again for each test. Texts hold expressions in double
 * braces; an expression reads the values, the works, and `answer`. */
export type Family = {
  readonly values: Readonly<Record<string, Drawn>>;
  /** Expressions that must all be true of the values. */
  readonly where?: readonly string[];
  readonly work?: Readonly<Record<string, string>>;
  readonly question: string;
  readonly answer: string;
  /** The right answer by a second way; where the two differ nothing is drawn. */
  readonly check: string;
  /** The right option; what the answer is, as it is, if nothing is said. */
  readonly key?: string;
  /** At least three; where more apply, chance takes three. */
  readonly mistakes: readonly Mistake[];
  readonly explanation: string;
};

/** What a family counts for, where a fixed question counts for one: so many students' tests. */
const FAMILY_WORTH = 5;

/** How many questions a question counts for in the draw. */
export const worthOf = ({ family }: { readonly family?: Family | undefined }): number =>
  family ? FAMILY_WORTH : 1;
