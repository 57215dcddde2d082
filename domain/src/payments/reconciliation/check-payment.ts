import { type Actor, checkedReason, noteAction } from '../../audit/index.js';
import { NothingToChange } from '../../kernel/errors.js';
import type { IdSource } from '../../kernel/transaction.js';
import { GatewayFailed, ProviderSilent } from '../errors.js';
import type { PaymentState } from '../ledger/payment.js';
import { type AskingPorts, askProviderAbout } from './ask-provider.js';

export type PaymentCheck = { readonly paymentId: string; readonly reason: string };

/** Asks the provider about one payment now, for an admin. @returns its new state @throws InvalidInput without a reason,
 * NothingToChange, ProviderSilent */
export async function checkPayment(
  ports: AskingPorts & { readonly ids: IdSource },
  actor: Actor,
  { paymentId, reason }: PaymentCheck,
): Promise<PaymentState> {
  const why = checkedReason(reason);
  const { unitOfWork, ids } = ports;
  const before = await unitOfWork.run((tx) => tx.payments.findById(paymentId));
  if (!before) throw new NothingToChange('payment');
  await askProviderAbout(ports, before, 'admin').catch((failure: unknown) => {
    throw failure instanceof GatewayFailed ? new ProviderSilent() : failure;
  });
  return unitOfWork.run(async (tx) => {
    const after = (await tx.payments.findById(paymentId)) ?? before;
    await noteAction(tx, ids, actor, {
      action: 'check-payment',
      subject: 'payment',
      subjectId: paymentId,
      reason: why,
      before: { state: before.state },
      after: { state: after.state },
    });
    return after.state;
  });
}
