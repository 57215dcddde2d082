type AnswerOutcome =
  | 'right'
  | 'wrong'
  /** No answer, in a test that was not given up. */
  | 'blank'
  /** No answer, in a test that was given up, which says nothing about the question. */
  | 'abandoned';

/** How often one option of a version was chosen, and how those who chose it did in the rest of their tests. A rest is
 * the mean, over the other answered questions, of being right (1 or 0) less the share of all who are right there; so it
 * does not depend on which questions were drawn. If all had the same questions, it would order students like their
 * number of other right answers. */
export type ChoiceTally = {
  readonly id: string;
  readonly version: number;
  /** The option's text, since options are shuffled; of a variant the mistake behind it. Null if none was chosen, and for
   * the key of a variant. */
  readonly chosen: string | null;
  /** The answers to one group of a family's variants, which are also among all; empty for all. */
  readonly group: string;
  /** Whether the family served its sample, since it could not be drawn. */
  readonly isSample: boolean;
  readonly outcome: AnswerOutcome;
  readonly times: number;
  /** The sum of the rests; 0 without answers. */
  readonly rest: number;
  /** The sum of the squares of the rests. */
  readonly restSquares: number;
};

export const keyOf = ({ id, version }: { readonly id: string; readonly version: number }): string =>
  `${id}@${version}`;

export const sumOf = <Tally>(tallies: readonly Tally[], figure: (one: Tally) => number): number =>
  tallies.reduce((total, one) => total + figure(one), 0);

/** The number of answers in the tallies. */
export const timesOf = (tallies: readonly ChoiceTally[]): number =>
  sumOf(tallies, ({ times }) => times);

export function groupTallies<Key>(
  tallies: readonly ChoiceTally[],
  keyOf: (tally: ChoiceTally) => Key,
): ReadonlyMap<Key, readonly ChoiceTally[]> {
  const groups = new Map<Key, ChoiceTally[]>();
  for (const tally of tallies) {
    const key = keyOf(tally);
    const group = groups.get(key);
    if (group) group.push(tally);
    else groups.set(key, [tally]);
  }
  return groups;
}
