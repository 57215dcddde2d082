import { laterOf, secondsAfter } from '../../kernel/time.js';
import type { Work, IdSource } from '../../kernel/transaction.js';
import type { PaymentGateway, PaymentStores } from '../ports.js';
import { amountPaid } from '../ledger/payment.js';
import { noteDifference } from '../reconciliation/note-difference.js';
import { settlementDays } from './settlement-day.js';
import { summedUp, type SettledEntry, isFeeTaken, type Settlement } from './settlement.js';
import type { PaymentAttempt } from '../ledger/attempt.js';
import type { DifferenceKind } from './difference.js';

type ComparingPorts = Work<PaymentStores> & { readonly ids: IdSource };

function settledDifference(
  entry: SettledEntry,
  known: PaymentAttempt | undefined,
): DifferenceKind | null {
  if (entry.kind === 'payment') {
    if (known?.state !== 'captured') return 'settled-unknown';
    const isSame = known.amount + known.customerFee === entry.amount;
    return isSame && isFeeTaken(entry) ? null : 'settled-differs';
  }
  if (entry.kind === 'refund') {
    const refund = known?.refunds.find(({ id }) => id === entry.id);
    if (!refund) return 'settled-unknown';
    return refund.amount === entry.amount ? null : 'settled-differs';
  }
  const chargeback = known?.chargebacks.find(({ id }) => id === entry.chargebackId);
  return chargeback ? null : 'settled-unknown';
}

/** Settled entries must be in our ledger with the same amounts; differences are listed. */
async function compareSettled(ports: ComparingPorts, entry: SettledEntry): Promise<void> {
  const { orderId, paymentId } = entry;
  const ours = await ports.unitOfWork.run((tx) =>
    orderId ? tx.payments.findByOrderId(orderId) : tx.payments.findByAttempt(paymentId),
  );
  const kind = settledDifference(
    entry,
    ours?.attempts.find(({ id }) => id === paymentId),
  );
  if (!kind) return;
  const { id, kind: settled, amount } = entry;
  await noteDifference(ports, kind, {
    orderId: ours?.orderId ?? orderId,
    providerPaymentId: paymentId,
    aboutId: settled === 'payment' ? '' : id,
    amount,
  });
}

/** The settled amount must equal the sum of its entries. */
async function compareSettlement(ports: ComparingPorts, settlement: Settlement): Promise<void> {
  const { id, state, missing, amount } = settlement;
  const about = { orderId: '', providerPaymentId: '', aboutId: id };
  if (state === 'failed') {
    await noteDifference(ports, 'settlement-failed', { ...about, amount });
  } else if (state === 'processed' && missing !== 0) {
    await noteDifference(ports, 'settlement-differs', { ...about, amount: Math.abs(missing) });
  }
}

type Ports = Work<PaymentStores> & {
  readonly ids: IdSource;
  readonly gateway: PaymentGateway;
};

const DAY_SECONDS = 24 * 60 * 60;
/** How far back the first run looks, and one after a long pause. */
const FURTHEST_SECONDS = 45 * DAY_SECONDS;
/** A settlement gets its bank reference, or fails, within days. */
const AGAIN_SECONDS = 5 * DAY_SECONDS;
/** Payments from abroad are settled after seven working days. */
const SETTLED_SECONDS = 12 * DAY_SECONDS;
/** Payments before the first run's period are not looked for. */
const LOOKED_FOR_SECONDS = FURTHEST_SECONDS - AGAIN_SECONDS;

function bySettlement(entries: readonly SettledEntry[]) {
  const found = new Map<string, SettledEntry[]>();
  for (const entry of entries) {
    found.set(entry.settlementId, [...(found.get(entry.settlementId) ?? []), entry]);
  }
  return found;
}

async function noteUnsettled(ports: Ports, now: Date): Promise<void> {
  const { unitOfWork } = ports;
  const unsettled = await unitOfWork.run((tx) =>
    tx.payments.findUnsettled(
      secondsAfter(now, -LOOKED_FOR_SECONDS),
      secondsAfter(now, -SETTLED_SECONDS),
    ),
  );
  for (const payment of unsettled) {
    const { orderId, paymentId: providerPaymentId } = payment;
    if (!orderId || !providerPaymentId) continue;
    const found = { orderId, providerPaymentId, aboutId: '', amount: amountPaid(payment) };
    await noteDifference(ports, 'not-settled', found);
  }
}

/** Stores the settlements since the last run, and lists what differs from our ledger or was not settled in time.
 * @throws GatewayFailed without an answer; what was read before is stored */
export async function readSettlements(ports: Ports): Promise<void> {
  const { unitOfWork, gateway } = ports;
  const { now, newest } = await unitOfWork.run(async (tx) => ({
    now: tx.now,
    newest: await tx.settlements.newest(),
  }));
  const furthest = secondsAfter(now, -FURTHEST_SECONDS);
  const from = newest ? laterOf(furthest, secondsAfter(newest, -AGAIN_SECONDS)) : furthest;
  const statements = await gateway.settlementsBetween(from, now);
  const entries: SettledEntry[] = [];
  for (const day of settlementDays(from, now)) entries.push(...(await gateway.settledOn(day)));
  const grouped = bySettlement(entries);
  for (const statement of [...statements].sort((a, b) => +a.createdAt - +b.createdAt)) {
    const own = grouped.get(statement.id) ?? [];
    // The report of a very new settlement may not exist yet.
    if (own.length === 0) continue;
    const settlement = summedUp(statement, own);
    await unitOfWork.run((tx) => tx.settlements.keep(settlement, own));
    for (const entry of own) await compareSettled(ports, entry);
    await compareSettlement(ports, settlement);
  }
  await noteUnsettled(ports, now);
}
