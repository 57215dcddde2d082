import type { SystemName } from '../system-under-test.js';
import type { PaymentReport } from './reconciliation.js';
import { eventsAtOnce } from './burst.drill.js';
import { eventsInAnyOrder, eventsRepeated } from './events.drills.js';
import { forgedProofs } from './forged.drill.js';
import { apiKilled } from './killed-api.drill.js';
import { webhooksMissed } from './missed.drill.js';
import type { PaymentDrill, PaymentSizes } from './payment-drill.js';
import { PaymentHarness } from './payment-harness.js';
import { PROVIDER_FAULTS } from './provider.drills.js';
import { RACES } from './races.drills.js';

/** Every drill on payments. */
export const PAYMENT_DRILLS: readonly PaymentDrill[] = [
  ...RACES,
  eventsRepeated,
  eventsInAnyOrder,
  eventsAtOnce,
  webhooksMissed,
  ...PROVIDER_FAULTS,
  forgedProofs,
  apiKilled,
];

/** What came of one drill on one system. */
export type PaymentRow = {
  readonly drill: PaymentDrill;
  readonly system: SystemName;
  readonly sizes: PaymentSizes;
  readonly report: PaymentReport;
};

/** Whether a drill passed: the product keeps its promise, and the control does not. */
export const isPaymentRowGood = ({ system, report: { broken } }: PaymentRow): boolean =>
  system === 'product' ? broken.length === 0 : broken.length > 0;

/** Runs these drills on one system, one after the other, each with students of its own. */
export async function runPaymentDrills(
  system: SystemName,
  drills: readonly PaymentDrill[],
  sizes: PaymentSizes,
  onRow: (row: PaymentRow) => void = () => undefined,
): Promise<readonly PaymentRow[]> {
  const meant = system === 'product' ? drills : drills.filter(({ bites }) => bites);
  if (meant.length === 0) return [];
  const harness = await PaymentHarness.open(system);
  const rows: PaymentRow[] = [];
  try {
    for (const drill of meant) {
      const row = { drill, system, sizes, report: await drill.play(harness, sizes) };
      rows.push(row);
      onRow(row);
    }
  } finally {
    await harness.close();
  }
  return rows;
}
