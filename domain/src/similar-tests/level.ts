/** How small a chance must be to be listed, so that the probability that anything is listed by
 * chance stays under `rate`, however many comparisons there are and however they hang together. It
 * is Bonferroni's correction over those comparisons that could be listed at all: one whose chance
 * can't get small enough, whatever was answered, needs no allowance (R. E. Tarone, "A modified
 * Bonferroni method for discrete data", Biometrics 46, 1990). @param leastChances the smallest
 * chance that each comparison can have */
export function levelFor(rate: number, leastChances: readonly number[]): number {
  const rising = leastChances.toSorted((one, other) => one - other);
  let allowed = 1;
  while ((rising[allowed] ?? 1) <= rate / allowed) allowed += 1;
  return rate / allowed;
}
