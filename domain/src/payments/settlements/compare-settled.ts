import type { Work, IdSource } from '../../kernel/transaction.js';
import type { PaymentAttempt } from '../ledger/attempt.js';
import type { DifferenceKind } from './difference.js';
import { noteDifference } from '../reconciliation/note-difference.js';
import { isFeeTaken, type SettledEntry, type Settlement } from './settlement.js';
import type { PaymentStores } from '../ports.js';

type Ports = Work<PaymentStores> & { readonly ids: IdSource };

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
export async function compareSettled(ports: Ports, entry: SettledEntry): Promise<void> {
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
export async function compareSettlement(ports: Ports, settlement: Settlement): Promise<void> {
  const { id, state, missing, amount } = settlement;
  const about = { orderId: '', providerPaymentId: '', aboutId: id };
  if (state === 'failed') {
    await noteDifference(ports, 'settlement-failed', { ...about, amount });
  } else if (state === 'processed' && missing !== 0) {
    await noteDifference(ports, 'settlement-differs', { ...about, amount: Math.abs(missing) });
  }
}
