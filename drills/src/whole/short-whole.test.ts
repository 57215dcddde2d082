import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runWholeDrill, WHOLE_DRILLS } from './drills.js';
import { Whole } from './whole.js';
import { canStandWhole } from '../topology/topology.js';

const SCALE = { submits: 40, kills: 1, rounds: 1, stormSeconds: 5 };
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

(canStandWhole ? describe : describe.skip)('The whole product', () => {
  it(
    'fails no call while every process is restarted in turn',
    async () => {
      expect((await run('rolling')).broken).toEqual([]);
    },
    WITHIN_MS,
  );

  it(
    'loses no acknowledged submit when the API is killed',
    async () => {
      expect((await run('api-killed')).broken).toEqual([]);
    },
    WITHIN_MS,
  );

  it(
    'loses and doubles nothing in a storm of faults',
    async () => {
      const { broken, notes } = await run('storm');
      expect({ broken, notes }).toEqual({ broken: [], notes });
    },
    WITHIN_MS,
  );
});
