import { expect, it } from '@jest/globals';
import { SHORT } from './payment-drill.js';
import { isPaymentRowGood, PAYMENT_DRILLS, runPaymentDrills } from './payment-drills.js';
import { paymentRowOf } from './payment-table.js';

/** A provider that hangs takes as long as a time-out; `npm run test:full` has it too. */
const DRILLS = PAYMENT_DRILLS.filter(({ name }) => name !== 'payments-provider-hangs');

/** A busy machine takes long to start two replicas, and retries of mails wait. */
const WITHIN_MS = 240_000;

it(
  'whatever goes wrong, who paid is Paid, once, with one receipt',
  async () => {
    const rows = await runPaymentDrills('product', DRILLS, SHORT);
    const bad = rows.filter((row) => !isPaymentRowGood(row));
    expect(bad.map(paymentRowOf)).toEqual([]);
  },
  WITHIN_MS,
);
