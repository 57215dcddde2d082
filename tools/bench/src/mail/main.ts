import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasRedis } from '@portal/backend/testing/redis-server.js';
import { Child } from '../shared/child.js';
import { machine, type Verdict } from '../shared/contest.js';
import { conclude } from '../shared/report.js';
import { median, spread } from '../shared/statistics.js';
import { plainRound, productRound, type Round, type Sink } from './rounds.js';

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    /** How long the mail server takes to store a mail. */
    'store-ms': { type: 'string', default: '0' },
  },
});

type Way = { readonly name: string; readonly round: Round; readonly target?: number };

const WAYS: readonly Way[] = [
  { name: 'nodemailer alone', round: plainRound },
  ...(hasRedis ? [{ name: 'queue on Redis', round: productRound(true), target: 0.8 }] : []),
  { name: 'queue on PostgreSQL', round: productRound(false), target: 0.5 },
];

async function measure(): Promise<ReadonlyMap<Way, number[]>> {
  const settings = { awaited: Number(values.mails), storeMs: Number(values['store-ms']) };
  const rates = new Map<Way, number[]>(WAYS.map((way) => [way, []]));
  const sink: Sink = await Child.start(join(import.meta.dirname, 'sink.js'));
  try {
    for (let round = 1; round <= Number(values.rounds); round++) {
      for (const way of WAYS) {
        const rate = await way.round(sink, settings);
        rates.get(way)?.push(rate);
        console.log(
          `round ${round}  ${way.name.padEnd(20)} ${rate.toFixed(0).padStart(6)} mails/s`,
        );
      }
    }
  } finally {
    sink.end();
  }
  return rates;
}

/** Ratios are taken within a round, so that a machine that is slow for a while is slow for all. */
function verdictsOn(rates: ReadonlyMap<Way, number[]>): Verdict[] {
  const plain = [...rates.values()][0] ?? [];
  return [...rates].flatMap(([{ name, target }, own]) => {
    if (target === undefined) return [];
    const ratios = own.map((rate, at) => rate / (plain[at] ?? NaN));
    const measured = `${spread(own, 0)} mails/s, of nodemailer ${spread(ratios, 2)}`;
    return [{ what: name, measured, target: `≥ ${target}`, isMet: median(ratios) >= target }];
  });
}

console.log(`${values.mails} mails a round; ${machine()}`);
conclude(verdictsOn(await measure()));
process.exit();
