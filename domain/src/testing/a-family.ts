import type { Family } from '../questions/families/family.js';

export const aFamily = (parts: Partial<Family> = {}): Family => ({
  values: { count: { int: [2, 40] }, price: { money: [100, 900, 10] }, who: 'person' },
  question: '{{who}} buys {{count}} notebooks at {{price}} each. What do they cost?',
  answer: 'count * price',
  check: 'sum(map(range(1, count), x => price))',
  key: '{{inr(answer)}}',
  mistakes: [
    { text: '{{inr(count + price)}}', mistake: 'Adds' },
    { text: '{{inr((count - 1) * price)}}', mistake: 'Counts one too few' },
    { text: '{{inr((count + 1) * price)}}', mistake: 'Counts one too many' },
    { text: '{{inr(answer * 10)}}', mistake: 'Shifts the decimal point' },
  ],
  explanation: '{{count}} times {{price}} is {{inr(answer)}}.',
  ...parts,
});
