import { parseArgs } from 'node:util';
import { readBank } from '@portal/backend/questions/load-bank.js';
import { TEST_DOMAIN_VALUES } from '@portal/domain/accounts/index.js';
import { exposureRatio, passAfterLeak, type Leak } from '@portal/domain/testing/simulate-leak.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    draws: { type: 'string', default: '20000' },
  },
});
const [runs, draws] = [Number(values.runs), Number(values.draws)];

const LEAKS: readonly Leak[] = [
  { accounts: 1, isRushed: true },
  { accounts: 3, isRushed: true },
  { accounts: 1, isRushed: false },
  { accounts: 3, isRushed: false },
];

const bank = (await readBank()).map((question) => ({ ...question, version: 1 }));

console.log(
  'The chance to pass the first test for somebody who knows 40 % and was told all that accounts\n' +
    'were shown in five tests each, and how often the most shown question comes for the least.\n' +
    'Fixed: without question families, and with nothing avoided.\n',
);
console.log(
  ['domain', 'fixed 1', 'fixed 3', 'blank 1', 'blank 3', 'read 1', 'read 3', 'most : least']
    .map((word, at) => (at === 0 ? word.padEnd(24) : word.padStart(9)))
    .join(''),
);
for (const domain of TEST_DOMAIN_VALUES) {
  const live = bank.filter((question) => question.domain === domain);
  const fixed = live.filter(({ family }) => !family);
  const figures = [
    ...[1, 3].map((accounts) => passAfterLeak(fixed, { accounts, isRushed: false }, runs)),
    ...LEAKS.map((leak) => passAfterLeak(live, leak, runs)),
    exposureRatio(live, draws),
  ];
  console.log(domain.padEnd(24) + figures.map((one) => one.toFixed(2).padStart(9)).join(''));
}
