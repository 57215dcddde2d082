import { parseArgs } from 'node:util';
import { machine, type Verdict } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { conclude } from '../shared/report.js';
import { startProduct } from '../shared/servers.js';
import { median, spread } from '../shared/statistics.js';
import { startBareSite } from './bare-site.js';
import { visit, type Visit } from './lighthouse.js';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

type Side = { readonly name: string; readonly url: string; readonly visits: Visit[] };

const MOST: Visit = { lcp: 1_500, tbt: 20, cls: 0 };
const UNITS: Readonly<Record<keyof Visit, { readonly name: string; readonly digits: number }>> = {
  lcp: { name: 'LCP (ms)', digits: 0 },
  tbt: { name: 'TBT (ms)', digits: 0 },
  cls: { name: 'CLS', digits: 3 },
};

const of = ({ visits }: Side, name: keyof Visit): number[] => visits.map((one) => one[name]);

function verdictOn(name: keyof Visit, home: Side, bare: Side): Verdict {
  const { name: what, digits } = UNITS[name];
  const [ours, theirs] = [of(home, name), of(bare, name)];
  const more = ours.map((one, at) => one - (theirs[at] ?? NaN));
  return {
    what: `home page, ${what}`,
    measured: `${spread(ours, digits)}; bare page ${spread(theirs, digits)}; more ${spread(more, digits)}`,
    target: `≤ ${MOST[name]}`,
    isMet: median(ours) <= MOST[name],
  };
}

const database = await startDatabaseServer();
const product = await startProduct(await database.migrated('site'));
const bareSite = await startBareSite();
try {
  const home: Side = { name: 'home page', url: `${product.url}/`, visits: [] };
  const bare: Side = { name: 'bare page', url: bareSite.url, visits: [] };
  console.log(`Lighthouse mobile, ${values.rounds} rounds; ${machine()}`);
  for (let round = 0; round < Number(values.rounds); round++) {
    // Who comes first has the better or the worse of it.
    for (const side of round % 2 ? [home, bare] : [bare, home]) {
      const one = await visit(side.url);
      side.visits.push(one);
      const { lcp, tbt, cls } = one;
      console.log(
        `  ${side.name}  LCP ${lcp.toFixed(0)} ms  TBT ${tbt.toFixed(0)} ms  CLS ${cls.toFixed(3)}`,
      );
    }
  }
  conclude((['lcp', 'tbt', 'cls'] as const).map((name) => verdictOn(name, home, bare)));
} finally {
  bareSite.stop();
  await product.stop();
  await database.stop();
}
