import type { ProviderUpdate } from '../payments/attempts/payment-attempt.js';
import { applyProviderUpdate } from '../payments/attempts/apply-provider-update.js';
import type { Payment } from '../payments/orders/payment.js';
import type { TestContext } from './a-test-context.js';
import { byWebhook } from './an-update.js';

/** Tells these updates of an order, one after another, each in a transaction of its own. */
export async function tellByWebhook(
  context: TestContext,
  { orderId }: Pick<Payment, 'orderId'>,
  updates: readonly ProviderUpdate[],
  issuer = context.issuer,
): Promise<void> {
  for (const update of updates) {
    await context.unitOfWork.run((tx) =>
      applyProviderUpdate(tx, issuer, byWebhook(orderId!, update)),
    );
  }
}
