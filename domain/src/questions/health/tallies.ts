type AnswerOutcome =
  | 'right'
  | 'wrong'
  /** Left out in a test that was worked on. */
  | 'blank'
  /** In a test that was given up: it says nothing of the question. */
  | 'abandoned';

/** How often one option of a version was chosen, and how those who chose it did in the rest of
 * their tests. A rest is the mean, over the other questions that were answered, of being right (1
 * or 0) less the share of all who are right there: so it says the same whichever questions were
 * drawn. Where all had the same questions it orders students as the number of their other right
 * answers does. */
export type ChoiceTally = {
  readonly id: string;
  readonly version: number;
  /** The option's text, as options are shuffled; null where none was chosen, and of a family's variants. */
  readonly chosen: string | null;
  readonly outcome: AnswerOutcome;
  readonly times: number;
  /** The sum of the rests; 0 where nothing was answered. */
  readonly rest: number;
  /** The sum of the squares of the rests. */
  readonly restSquares: number;
};

/** Whether so few of its questions were answered that a test was given up. */
export const isGivenUp = (answered: number, asked: number): boolean => answered * 2 < asked;

export const keyOf = ({ id, version }: { readonly id: string; readonly version: number }): string =>
  `${id}@${version}`;

export const sumOf = <Tally>(tallies: readonly Tally[], figure: (one: Tally) => number): number =>
  tallies.reduce((total, one) => total + figure(one), 0);

/** How many answers the tallies are of. */
export const timesOf = (tallies: readonly ChoiceTally[]): number =>
  sumOf(tallies, ({ times }) => times);
