import { rupees, type Sum, type SumValues } from './sum.js';

const PERCENT = 100;
const A_THOUSAND = 1000;

export function advertResult(given: SumValues): {
  views: number;
  clicks: number;
  orders: number;
  left: number;
} {
  const of = (name: string) => given[name] ?? 0;
  const spent = of('budget') * of('days');
  const views = of('perThousand') > 0 ? (spent / of('perThousand')) * A_THOUSAND : 0;
  const clicks = (views * of('clickRate')) / PERCENT;
  const orders = (clicks * of('orderRate')) / PERCENT;
  return { views, clicks, orders, left: orders * of('profit') - spent };
}

const count = (amount: number): string =>
  amount.toLocaleString('en-IN', { maximumFractionDigits: amount < PERCENT ? 1 : 0 });

export const advertCost: Sum = {
  title: 'Your advert, from rupees to orders',
  note: 'It begins with the example of the article. Every rate is an assumption until you have your own.',
  fields: [
    { name: 'budget', label: 'Budget for a day', unit: '₹', initial: 200 },
    { name: 'days', label: 'Days', unit: '', initial: 14 },
    { name: 'perThousand', label: 'Price of 1,000 views', unit: '₹', initial: 80 },
    { name: 'clickRate', label: 'Who sees it and clicks', unit: '%', initial: 1 },
    { name: 'orderRate', label: 'Who clicks and orders', unit: '%', initial: 4 },
    { name: 'profit', label: 'What an order leaves', unit: '₹', initial: 150 },
  ],
  linesOf: (given) => {
    const { views, clicks, orders, left } = advertResult(given);
    const spent = (given.budget ?? 0) * (given.days ?? 0);
    return [
      { label: 'You spend', text: rupees(spent) },
      { label: 'It is seen', text: `${count(views)} times` },
      { label: 'People who click', text: count(clicks) },
      { label: 'Orders', text: count(orders) },
      { label: 'An order costs', text: orders > 0 ? rupees(spent / orders) : '–' },
      { label: left < 0 ? 'You lose' : 'You keep', text: rupees(Math.abs(left)) },
    ];
  },
};
