import type { IdSource } from '../../kernel/transaction.js';
import { recordUpdate, type Recording } from '../ledger/record-update.js';
import type { ProviderPayment } from '../ports.js';
import { noteDifference } from './note-difference.js';
import { isAsListed } from '../ledger/chargeback.js';

/** A chargeback in the provider's list must be in our ledger, in the same state. */
export async function compareChargeback(
  ports: Recording & { readonly ids: IdSource },
  { orderId, update }: ProviderPayment,
): Promise<void> {
  const { paymentId, chargeback } = update;
  const { unitOfWork, issuer } = ports;
  const ours = orderId && (await unitOfWork.run((tx) => tx.payments.findByOrderId(orderId)));
  if (!ours || !chargeback) return;
  const chargebacks = ours.attempts.find(({ id }) => id === paymentId)?.chargebacks;
  const known = chargebacks?.find(({ id }) => id === chargeback.id);
  if (known && isAsListed(known, chargeback)) return;
  const { id: aboutId, amount } = chargeback;
  const kind = known ? 'chargeback-differs' : 'chargeback-there-only';
  await noteDifference(ports, kind, { orderId, providerPaymentId: paymentId, aboutId, amount });
  await unitOfWork.run((tx) => recordUpdate(tx, issuer, { orderId, update, source: 'comparison' }));
}
