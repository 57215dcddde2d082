import { parseArgs } from 'node:util';
import { readBank } from '@portal/backend/questions/load-bank.js';
import { TEST_DOMAIN_VALUES } from '@portal/domain/kernel/choices.js';
import { passAfterLeak } from '@portal/domain/testing/simulate-leak.js';
import { conclude } from '../shared/report.js';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '100' } } });
const RUNS = Number(values.runs);

const GAINS = [0.15, 0.3, 0.45];
const ACCOUNTS = [1, 3] as const;
const MOST = { 1: 0.35, 3: 0.6 } as const;

const two = (figures: readonly number[]): string =>
  figures.map((figure) => figure.toFixed(2)).join(' ');

const heads = ACCOUNTS.map((accounts) => `${accounts} account${accounts > 1 ? 's' : ''}`);
console.log(`Passed at the first try, for a gain of ${two(GAINS)} by the same method`);
console.log(`${''.padEnd(24)}  ${heads.map((head) => head.padEnd(14)).join('  ')}`);

const bank = (await readBank()).map((question) => ({ ...question, version: 1 }));
const all = ACCOUNTS.map(() => GAINS.map(() => 0));
for (const domain of TEST_DOMAIN_VALUES) {
  const live = bank.filter((question) => question.domain === domain);
  const passed = ACCOUNTS.map((accounts) =>
    passAfterLeak(live, { accounts, isRushed: false }, GAINS, RUNS),
  );
  for (const [row, figures] of passed.entries()) {
    all[row] = figures.map((figure, at) => (all[row]?.[at] ?? 0) + figure);
  }
  console.log(`${domain.padEnd(24)}  ${passed.map(two).join('  ')}`);
}

const means = all.map((sums) => sums.map((sum) => sum / TEST_DOMAIN_VALUES.length));
console.log(`${'mean'.padEnd(24)}  ${means.map(two).join('  ')}`);
conclude(
  ACCOUNTS.map((accounts, row) => {
    const measured = means[row]?.at(-1) ?? 1;
    return {
      what: `mean of the domains, ${heads[row] ?? ''}`,
      measured: measured.toFixed(2),
      target: `at most ${MOST[accounts]}`,
      isMet: measured <= MOST[accounts],
    };
  }),
);
