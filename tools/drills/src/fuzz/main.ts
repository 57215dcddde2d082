import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runFuzz } from './run-fuzz.js';

const COUNT = 100_000;
const MOST_SEED = 2 ** 31;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string' },
    /** Leaves out those before, as after a run that was broken off. */
    from: { type: 'string' },
    only: { type: 'string' },
  },
});
const seed = values.seed === undefined ? randomInt(MOST_SEED) : Number(values.seed);
const first = Number(values.only ?? values.from ?? 0);
const count = values.only === undefined ? Number(values.count ?? COUNT) : 1;

console.log(`Seed ${seed}: ${count} requests from ${first} on.`);
const outcome = await runFuzz({ seed, first, count, note: (line) => console.log(line) });
const { sent, seconds, byStatus, away, residentMib, longestBlockMs, failure } = outcome;
console.log(
  `${sent} sent in ${seconds.toFixed(0)} s, at most ${residentMib} MiB, event loop held up ${longestBlockMs} ms at most, ${away} times busy: ${JSON.stringify(byStatus)}`,
);
console.log(failure ?? 'Passed: every answer was as the document says, and none was a 5xx.');
process.exit(failure ? 1 : 0);
