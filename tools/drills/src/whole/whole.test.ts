import { IS_NIGHT } from '@portal/domain/testing/night.js';
import { canStandWhole } from '../topology/topology.js';
import { WHOLE_DRILLS } from './drills.js';
import { workerKilled } from './mail-drills.js';
import { Whole, type QueueName, type WholeDrill } from './whole.js';

/** On a machine that others use, each start of a process may take long. */
const WITHIN_MS = 900_000;
/** The same seed brings the same faults. */
const SEED = Number(process.env.SEED ?? 20);

const DRILLS: readonly (readonly [QueueName, readonly WholeDrill[]])[] = [
  ['Redis', WHOLE_DRILLS],
  ['PostgreSQL', [workerKilled]],
];

(canStandWhole ? describe : describe.skip).each(DRILLS)(
  'The whole product, with its queue on %s',
  (queue, drills) => {
    let whole: Whole;

    beforeAll(async () => {
      whole = await Whole.open(SEED, queue);
    }, WITHIN_MS);

    afterAll(() => whole.close(), WITHIN_MS);

    it.each(drills.filter(({ inEachRun }) => IS_NIGHT || inEachRun))(
      'loses and doubles nothing: $fault',
      async ({ run }) => {
        whole.begin();
        expect(await run(whole)).toEqual([]);
      },
      WITHIN_MS,
    );
  },
);
