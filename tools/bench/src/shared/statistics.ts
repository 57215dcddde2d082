const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

export const median = (numbers: readonly number[]): number =>
  sorted(numbers)[Math.floor(numbers.length / 2)] ?? NaN;

/** @param share 0.99 for the value that 99 in 100 do not exceed */
export const percentile = (numbers: readonly number[], share: number): number =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? NaN;

export function spread(numbers: readonly number[], digits: number): string {
  const [middle, least, most] = [median(numbers), Math.min(...numbers), Math.max(...numbers)];
  return `${middle.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;
}
