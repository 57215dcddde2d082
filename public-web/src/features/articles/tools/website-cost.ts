import { rupees, type Sum, type SumValues } from './sum.js';

const WEEKS = 52;

const costOf = (given: SumValues): number =>
  ['building', 'domain', 'hosting', 'texts', 'changes'].reduce(
    (sum, name) => sum + (given[name] ?? 0),
    0,
  );

/** How many bills pay for the first year; null if a bill leaves no profit. */
export function billsToPay(given: SumValues): number | null {
  const left = given.left ?? 0;
  return left > 0 ? Math.ceil(costOf(given) / left) : null;
}

const perWeek = (bills: number): string =>
  (bills / WEEKS).toLocaleString('en-IN', { maximumFractionDigits: 1 });

export const websiteCost: Sum = {
  title: 'The first year of your website',
  note: 'It begins with the example of the article: made-up figures, in the order of a small shop.',
  fields: [
    { name: 'building', label: 'Building it, once', unit: '₹', initial: 15_000 },
    { name: 'domain', label: 'Domain for a year', unit: '₹', initial: 1000 },
    { name: 'hosting', label: 'Hosting for a year', unit: '₹', initial: 3000 },
    { name: 'texts', label: 'Texts and photographs', unit: '₹', initial: 2000 },
    { name: 'changes', label: 'Changes during the year', unit: '₹', initial: 3000 },
    { name: 'left', label: 'What a bill leaves after the goods', unit: '₹', initial: 120 },
  ],
  linesOf: (given) => {
    const cost = costOf(given);
    const bills = billsToPay(given);
    const once = (given.building ?? 0) + (given.texts ?? 0);
    const part = cost > 0 ? once / cost : 0;
    return [
      { label: 'Paid once', text: rupees(once), part, kind: 'rest' },
      { label: 'Paid each year', text: rupees(cost - once), part: 1 - part, kind: 'cost' },
      { label: 'The first year', text: rupees(cost) },
      {
        label: 'It has paid for itself with',
        text: bills === null ? 'no number of bills' : `${bills.toLocaleString('en-IN')} bills`,
      },
      { label: 'Which is, each week', text: bills === null ? '–' : perWeek(bills) },
    ];
  },
};
