type Range = readonly [least: number, most: number];

/** What a service costs, before GST, and how many working days it takes. */
export type Price = { readonly rupees: Range; readonly days: Range; readonly isMonthly?: true };

type Prices = Readonly<Record<string, Price>>;

const inr = (rupees: number): string => `₹${rupees.toLocaleString('en-IN')}`;

const rupeeWords = ([least, most]: Range): string => `${inr(least)} to ${inr(most)}`;

/** Rupees before GST, as "₹8,000 to ₹18,000 a month". */
export const priceWords = ({ rupees, isMonthly }: Omit<Price, 'days'>): string =>
  `${rupeeWords(rupees)}${isMonthly ? ' a month' : ''}`;

export const durationWords = ({ days: [least, most] }: Pick<Price, 'days'>): string =>
  `${least} to ${most} working days`;

const sumOf = (ranges: readonly Range[]): Range => [
  ranges.reduce((sum, [least]) => sum + least, 0),
  ranges.reduce((sum, [, most]) => sum + most, 0),
];

/** What several services cost and how long they take: at least as long as the longest, at most one after the other. A
 * service without a price is left out; '' if all are. @param ids of services */
export function estimateOf(ids: readonly string[], prices: Prices): string {
  const priced = ids.flatMap((id) => prices[id] ?? []);
  if (priced.length === 0) return '';
  const once = priced.filter(({ isMonthly }) => !isMonthly).map(({ rupees }) => rupees);
  const monthly = priced.filter(({ isMonthly }) => isMonthly).map(({ rupees }) => rupees);
  const days = priced.map((price) => price.days);
  const parts = [
    ...(once.length > 0 ? [`${rupeeWords(sumOf(once))} once`] : []),
    ...(monthly.length > 0 ? [`${rupeeWords(sumOf(monthly))} a month`] : []),
  ];
  const longest = Math.max(...days.map(([least]) => least));
  return `${parts.join(' and ')}, in ${durationWords({ days: [longest, sumOf(days)[1]] })}`;
}
