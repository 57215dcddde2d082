import { GatewayFailed, ProviderSilent } from '../errors.js';
import { feeStateOf } from '../orders/payment-claim.js';
import { UNPAID_STATES, type Payment } from '../ledger/payment.js';
import { askProviderAbout, type AskingPorts } from './ask-provider.js';

export type OwnPaymentCheck = {
  readonly outcome: 'paid' | 'pending' | 'unpaid';
  /** What a bank or the provider needs to find the money: the provider's payments, newest last, or its order if there
   * is no payment. Empty without an order. */
  readonly references: readonly string[];
};

/** So many of the newest orders; the reconciliation asks about the others. */
const MOST_ASKED = 3;

const referencesIn = (payments: readonly Payment[]): readonly string[] => {
  const attempts = payments.flatMap((payment) => payment.attempts.map(({ id }) => id));
  const orders = payments.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  return attempts.length > 0 ? attempts : orders.slice(-1);
};

/** Asks the provider about a student's unpaid orders, for the student. @throws ProviderSilent */
export async function checkOwnPayment(
  ports: AskingPorts,
  studentId: string,
): Promise<OwnPaymentCheck> {
  const ownPayments = () => ports.unitOfWork.run((tx) => tx.payments.findAllOf(studentId));
  const unpaid = (await ownPayments()).filter(({ state }) => UNPAID_STATES.includes(state));
  for (const payment of unpaid.slice(-MOST_ASKED)) {
    await askProviderAbout(ports, payment, 'reconciliation').catch((failure: unknown) => {
      throw failure instanceof GatewayFailed ? new ProviderSilent() : failure;
    });
  }
  const known = await ownPayments();
  return { outcome: feeStateOf(known), references: referencesIn(known) };
}
