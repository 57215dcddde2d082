import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IS_NIGHT } from '@portal/domain/testing/night.js';
import { canStandWhole } from '../topology/topology.js';
import { WHOLE_DRILLS } from './drills.js';
import { Whole } from './whole.js';

/** On a machine that others use, each start of a process may take long. */
const WITHIN_MS = 900_000;
/** The same seed brings the same faults. */
const SEED = Number(process.env.SEED ?? 20);

(canStandWhole ? describe : describe.skip)('The whole product loses and doubles nothing', () => {
  let whole: Whole;

  beforeAll(async () => {
    whole = await Whole.open(SEED);
  }, WITHIN_MS);

  afterAll(() => whole.close(), WITHIN_MS);

  it.each(WHOLE_DRILLS.filter(({ inEachRun }) => IS_NIGHT || inEachRun))(
    '$fault',
    async ({ run }) => {
      whole.begin();
      expect(await run(whole)).toEqual([]);
    },
    WITHIN_MS,
  );
});
