import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IS_NIGHT } from '@portal/domain/testing/night.js';
import { eventsAtOnce } from './burst.drill.js';
import { eventsInAnyOrder, eventsRepeated } from './events.drills.js';
import { forgedProofs } from './forged.drill.js';
import { apiKilled } from './killed-api.drill.js';
import { webhooksMissed } from './missed.drill.js';
import type { PaymentDrill } from './payment-drill.js';
import { PaymentHarness } from './payment-harness.js';
import { PROVIDER_FAULTS } from './provider.drills.js';
import { RACES } from './races.drills.js';

/** The last one leaves a replica dead. */
const DRILLS: readonly PaymentDrill[] = [
  ...RACES,
  ...[eventsRepeated, eventsInAnyOrder, eventsAtOnce, webhooksMissed],
  ...PROVIDER_FAULTS,
  ...[forgedProofs, apiKilled],
];

/** A busy machine takes long to start two replicas, and retries of mails wait. */
const WITHIN_MS = 900_000;

describe('A student who paid is Paid, once, with one receipt', () => {
  let harness: PaymentHarness;

  beforeAll(async () => {
    harness = await PaymentHarness.open();
  }, WITHIN_MS);

  afterAll(() => harness.close(), WITHIN_MS);

  it.each(DRILLS.filter(({ inEachRun }) => IS_NIGHT || inEachRun))(
    '$name',
    async ({ play }) => {
      expect(await play(harness)).toEqual([]);
    },
    WITHIN_MS,
  );
});
