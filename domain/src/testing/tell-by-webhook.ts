import type { ProviderUpdate } from '../payments/ledger/attempt.js';
import { recordUpdate } from '../payments/ledger/record-update.js';
import type { Payment } from '../payments/ledger/payment.js';
import type { TestContext } from './a-test-context.js';
import { byWebhook } from './an-update.js';

export async function tellByWebhook(
  context: TestContext,
  { orderId }: Pick<Payment, 'orderId'>,
  updates: readonly ProviderUpdate[],
  issuer = context.issuer,
): Promise<void> {
  for (const update of updates) {
    await context.unitOfWork.run((tx) => recordUpdate(tx, issuer, byWebhook(orderId!, update)));
  }
}
