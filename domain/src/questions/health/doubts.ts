import { groupTallies, sumOf, timesOf, type ChoiceTally } from './tallies.js';

/** A mistake that, in a group of a family's variants, may be what is right. */
export type Doubt = { readonly group: string; readonly mistake: string };

/** With fewer answers in a group, or fewer of each kind, it says nothing. */
const LEAST_IN_GROUP = 30;
const LEAST_EACH = 8;
/** So many standard errors; those who choose a sound key are far better than others, so chance alone hardly ever gets
 * there, in many groups either. */
const CLEARLY_BETTER = 1.3;

const meanOf = (tallies: readonly ChoiceTally[]): number =>
  sumOf(tallies, ({ rest }) => rest) / timesOf(tallies);

function isBetter(
  some: readonly ChoiceTally[],
  others: readonly ChoiceTally[],
  all: readonly ChoiceTally[],
): boolean {
  const [count, right] = [timesOf(some), timesOf(others)];
  if (Math.min(count, right) < LEAST_EACH) return false;
  const squares = sumOf(all, ({ restSquares }) => restSquares) / timesOf(all);
  const variance = squares - meanOf(all) ** 2;
  const error = Math.sqrt(variance * (1 / count + 1 / right));
  return meanOf(some) - meanOf(others) > CLEARLY_BETTER * error;
}

function doubtsInGroup(group: string, answered: readonly ChoiceTally[]): Doubt[] {
  if (timesOf(answered) < LEAST_IN_GROUP) return [];
  const right = answered.filter(({ outcome }) => outcome === 'right');
  const wrong = groupTallies(
    answered.filter(({ outcome }) => outcome === 'wrong'),
    ({ chosen }) => chosen,
  );
  return [...wrong].flatMap(([mistake, some]) =>
    mistake !== null && isBetter(some, right, answered) ? [{ group, mistake }] : [],
  );
}

/** The mistakes whose choosers did better, in a group of the variants, than those who chose the key. */
export const doubtsIn = (answers: readonly ChoiceTally[]): Doubt[] =>
  [...groupTallies(answers, ({ group }) => group)].flatMap(([group, answered]) =>
    group === '' ? [] : doubtsInGroup(group, answered),
  );
