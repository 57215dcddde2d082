import { rupees, type Sum, type SumValues } from './sum.js';

const PERCENT = 100;
const ORDERS = 100;

/** The profit of one good order, and of a hundred orders as they really go. */
export function marketplaceResult(given: SumValues): { order: number; hundred: number } {
  const of = (name: string) => given[name] ?? 0;
  const own = of('price') / (1 + of('gst') / PERCENT);
  const fees = (of('price') * of('commission')) / PERCENT + of('fixedFee') + of('shipping');
  const order = own - fees - of('cost') - of('packing');
  const returned = Math.min(of('returns'), ORDERS);
  const lost = returned * (2 * of('shipping') + of('packing')) + of('spoilt') * of('cost');
  const hundred = (ORDERS - returned) * order - lost - ORDERS * of('advertising') - of('monthly');
  return { order, hundred };
}

export const marketplaceFees: Sum = {
  title: 'Your product on a marketplace',
  note: 'It begins with the example of the article. Take the fees from your own seller account.',
  fields: [
    { name: 'price', label: 'Listed price, GST included', unit: '₹', initial: 590 },
    { name: 'gst', label: 'GST in the price', unit: '%', initial: 18 },
    { name: 'commission', label: 'Commission on the price', unit: '%', initial: 10 },
    { name: 'fixedFee', label: 'Fixed fee on an order', unit: '₹', initial: 21 },
    { name: 'shipping', label: 'Shipping, one way', unit: '₹', initial: 70 },
    { name: 'cost', label: 'What the product costs you', unit: '₹', initial: 190 },
    { name: 'packing', label: 'Packing', unit: '₹', initial: 15 },
    { name: 'returns', label: 'Returns of 100 orders', unit: '', initial: 10 },
    { name: 'spoilt', label: 'Of these, not to be sold as new', unit: '', initial: 4 },
    { name: 'advertising', label: 'Advertising for an order', unit: '₹', initial: 30 },
    { name: 'monthly', label: 'Costs of the month', unit: '₹', initial: 5000 },
  ],
  linesOf: (given) => {
    const of = (name: string) => given[name] ?? 0;
    const price = of('price');
    const tax = price - price / (1 + of('gst') / PERCENT);
    const fees = (price * of('commission')) / PERCENT + of('fixedFee') + of('shipping');
    const own = of('cost') + of('packing');
    const { order, hundred } = marketplaceResult(given);
    const share = (amount: number) => (price > 0 ? amount / price : 0);
    return [
      { label: 'GST, which is not yours', text: rupees(tax), part: share(tax), kind: 'cost' },
      { label: 'Fees of the marketplace', text: rupees(fees), part: share(fees), kind: 'cost' },
      { label: 'Product and packing', text: rupees(own), part: share(own), kind: 'cost' },
      { label: 'A good order leaves', text: rupees(order), part: share(order), kind: 'rest' },
      { label: '100 orders leave', text: rupees(hundred) },
      { label: 'Which is, for each', text: rupees(hundred / ORDERS) },
    ];
  },
};
