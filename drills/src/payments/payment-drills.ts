import type { SubjectName } from '../subject.js';
import type { PaymentOutcome } from './books.js';
import { eventsAtOnce } from './burst.drill.js';
import { eventsInAnyOrder, eventsRepeated } from './events.drills.js';
import { forgedProofs } from './forged.drill.js';
import { apiKilled } from './killed-api.drill.js';
import { webhooksMissed } from './missed.drill.js';
import type { PaymentDrill, PaymentSizes } from './payment-drill.js';
import { PaymentStage } from './payment-stage.js';
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

/** What came of one drill on one subject. */
export type PaymentRow = {
  readonly drill: PaymentDrill;
  readonly subject: SubjectName;
  readonly sizes: PaymentSizes;
  readonly outcome: PaymentOutcome;
};

/** Whether a drill passed: the product keeps its promise, and the naive variant does not. */
export const isPaymentRowGood = ({ subject, outcome: { broken } }: PaymentRow): boolean =>
  subject === 'product' ? broken.length === 0 : broken.length > 0;

/** Runs these drills on one subject, one after the other, each with students of its own. */
export async function runPaymentDrills(
  subject: SubjectName,
  drills: readonly PaymentDrill[],
  sizes: PaymentSizes,
  onRow: (row: PaymentRow) => void = () => undefined,
): Promise<readonly PaymentRow[]> {
  const meant = subject === 'product' ? drills : drills.filter(({ bites }) => bites);
  if (meant.length === 0) return [];
  const stage = await PaymentStage.open(subject);
  const rows: PaymentRow[] = [];
  try {
    for (const drill of meant) {
      const row = { drill, subject, sizes, outcome: await drill.play(stage, sizes) };
      rows.push(row);
      onRow(row);
    }
  } finally {
    await stage.close();
  }
  return rows;
}
