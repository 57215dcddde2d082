import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runWholeDrill, WHOLE_DRILLS } from './drills.js';
import { Whole } from './whole.js';
import { canStandWhole } from '../topology/topology.js';

const IS_CORE = process.env.CORE_TESTS === '1';
const SCALE = { submits: IS_CORE ? 16 : 40, kills: 1, rounds: 1, stormSeconds: 5 };
/** On a machine that others use, each start of a process may take long. */
const WITHIN_MS = 400_000;
const SEED = 20;

let whole: Whole;

beforeAll(async () => {
  if (canStandWhole) whole = await Whole.open(SEED);
}, 120_000);

afterAll(async () => {
  if (canStandWhole) await whole.close();
}, 60_000);

const run = (name: string) => {
  const drill = WHOLE_DRILLS.find((one) => one.name === name)!;
  return runWholeDrill(drill, 'product', { whole, scale: SCALE });
};

const PROMISES: readonly (readonly [string, string])[] = [
  ['fails no call while every process is restarted in turn', 'rolling'],
  ['loses no acknowledged submit when the API is killed', 'api-killed'],
  ['loses and doubles nothing in a storm of faults', 'storm'],
];
const CORE: readonly string[] = ['api-killed'];

(canStandWhole ? describe : describe.skip)('The whole product', () => {
  it.each(PROMISES.filter(([, name]) => !IS_CORE || CORE.includes(name)))(
    '%s',
    async (_, name) => {
      const { broken, notes } = await run(name);
      expect({ broken, notes }).toEqual({ broken: [], notes });
    },
    WITHIN_MS,
  );
});
