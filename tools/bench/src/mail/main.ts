import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { hasRedis } from '@portal/backend/testing/redis-server.js';
import { plainRound, productRound, type Round } from './rounds.js';
import { SinkProcess } from './sink-process.js';
import { median } from '../shared/statistics.js';

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

const range = (numbers: readonly number[], digits: number): string =>
  `${Math.min(...numbers).toFixed(digits)} to ${Math.max(...numbers).toFixed(digits)}`;

async function measure(): Promise<ReadonlyMap<Way, number[]>> {
  const settings = { awaited: Number(values.mails), storeMs: Number(values['store-ms']) };
  const rates = new Map<Way, number[]>(WAYS.map((way) => [way, []]));
  const sink = await SinkProcess.start();
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
    sink.stop();
  }
  return rates;
}

/** Ratios are taken within a round, so that a machine that is slow for a while is slow for all. */
function report(rates: ReadonlyMap<Way, number[]>): boolean {
  const plain = [...rates.values()][0] ?? [];
  const met = [...rates].map(([{ name, target }, own]) => {
    const ratios = own.map((rate, at) => rate / (plain[at] ?? NaN));
    const speed = `${median(own).toFixed(0)} mails/s (${range(own, 0)})`;
    const share = `${median(ratios).toFixed(2)} (${range(ratios, 2)})`;
    const wanted = target === undefined ? '' : `  target ${target.toFixed(1)}`;
    console.log(`${name.padEnd(20)}  ${speed.padEnd(32)} of nodemailer: ${share}${wanted}`);
    return target === undefined || median(ratios) >= target;
  });
  return met.every(Boolean);
}

const before = loadavg()[0] ?? 0;
const rates = await measure();
console.log(`\nMedian of ${values.rounds} rounds (range); load before: ${before.toFixed(1)}`);
const isMet = report(rates);
console.log(isMet ? '\nThe targets are met.' : '\nA target is missed.');
process.exit(isMet ? 0 : 1);
