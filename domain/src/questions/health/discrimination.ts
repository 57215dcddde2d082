import { sumOf, timesOf, type ChoiceTally } from './tallies.js';

/** The correlation of having given some answer (1 or 0) with the rest of the test: Pearson's, which for two values is
 * the point-biserial one. The rest does not include the question itself ("corrected"), which would always agree. L.
 * Crocker and J. Algina, Introduction to Classical and Modern Test Theory (1986), ch. 14. @param answered answers to
 * one version @returns null where all or none gave the answer, or all rests are equal */
export function correlationOf(
  answered: readonly ChoiceTally[],
  isGiven: (tally: ChoiceTally) => boolean,
): number | null {
  const given = answered.filter(isGiven);
  const [count, ones] = [timesOf(answered), timesOf(given)];
  const [rest, restOfGiven] = [sumOf(answered, (one) => one.rest), sumOf(given, (one) => one.rest)];
  const squares = sumOf(answered, (one) => one.restSquares);
  const spreadOfItem = count * ones - ones * ones;
  const spreadOfRest = count * squares - rest * rest;
  if (spreadOfItem <= 0 || spreadOfRest <= count * count * Number.EPSILON) return null;
  return (count * restOfGiven - ones * rest) / Math.sqrt(spreadOfItem * spreadOfRest);
}
