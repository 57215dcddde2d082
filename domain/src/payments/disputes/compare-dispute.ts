import type { IdSource } from '../../kernel/sources.js';
import { applyProviderUpdate, type Recording } from '../attempts/apply-provider-update.js';
import type { ProviderPayment } from '../ports.js';
import { noteDifference } from '../reconciliation/note-difference.js';
import { isAsListed } from './dispute.js';

/** A dispute in the provider's list must be in our ledger too, in the same state as in the list. */
export async function compareDispute(
  ports: Recording & { readonly ids: IdSource },
  { orderId, update }: ProviderPayment,
): Promise<void> {
  const { paymentId, dispute } = update;
  const { unitOfWork, issuer } = ports;
  const ours = orderId && (await unitOfWork.run((tx) => tx.payments.findByOrderId(orderId)));
  if (!ours || !dispute) return;
  const disputes = ours.attempts.find(({ id }) => id === paymentId)?.disputes;
  const known = disputes?.find(({ id }) => id === dispute.id);
  if (known && isAsListed(known, dispute)) return;
  const { id: aboutId, amount } = dispute;
  const kind = known ? 'dispute-differs' : 'disputed-there-only';
  await noteDifference(ports, kind, { orderId, providerPaymentId: paymentId, aboutId, amount });
  await unitOfWork.run((tx) =>
    applyProviderUpdate(tx, issuer, { orderId, update, source: 'comparison' }),
  );
}
