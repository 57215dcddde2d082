import { expect, it } from '@jest/globals';
import { SHORT } from './payment-drill.js';
import { isPaymentRowGood, PAYMENT_DRILLS, runPaymentDrills } from './payment-drills.js';
import { paymentRowOf } from './payment-table.js';

/** Over soon; the other drills are left to a run of all tests. */
const CORE: readonly string[] = [
  'payments-race-at-once',
  'payments-events-repeated',
  'payments-provider-cut',
  'payments-forged',
];

/** A provider that hangs takes as long as a time-out; `npm run test:full` has it too. */
const DRILLS = PAYMENT_DRILLS.filter(({ name }) =>
  process.env.CORE_TESTS === '1' ? CORE.includes(name) : name !== 'payments-provider-hangs',
);

/** A busy machine takes long to start two replicas, and retries of mails wait. */
const WITHIN_MS = 240_000;

it(
  'whatever goes wrong, who paid is Paid, once, with one receipt',
  async () => {
    expect(DRILLS.length).toBeGreaterThanOrEqual(CORE.length);
    const rows = await runPaymentDrills('product', DRILLS, SHORT);
    const bad = rows.filter((row) => !isPaymentRowGood(row));
    expect(bad.map(paymentRowOf)).toEqual([]);
  },
  WITHIN_MS,
);
