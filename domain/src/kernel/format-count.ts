/** A count and its unit: "1 minute", "5 attempts". */
export const formatCount = (count: number, unit: string): string =>
  `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
