import { aPaymentId, anOrderId } from './a-payment.js';
import { GatewayFailed } from '../payments/errors.js';
import type { PaymentGateway, PaymentProof, ProviderOrder } from '../payments/ports.js';

const signatureOf = ({ orderId, paymentId }: Omit<PaymentProof, 'signature'>): string =>
  `signed ${orderId}|${paymentId}`;

type NewOrder = Parameters<PaymentGateway['createOrder']>[0];

/** A payment provider that keeps its orders, and fails when it is told to. */
export class FakePaymentGateway implements PaymentGateway {
  /** Each order under its receipt. */
  readonly orders: (ProviderOrder & { readonly receipt: string })[] = [];
  /** While true, no call gets through. */
  down = false;
  /** Whether the answer to the next new order is lost, though the order is made. */
  losesNextAnswer = false;

  createOrder({ receipt, amount, currency }: NewOrder): Promise<ProviderOrder> {
    if (this.down) return Promise.reject(new GatewayFailed());
    const order = { id: anOrderId(), amount, currency };
    this.orders.push({ ...order, receipt });
    const lost = this.losesNextAnswer;
    this.losesNextAnswer = false;
    return lost ? Promise.reject(new GatewayFailed()) : Promise.resolve(order);
  }

  findOrder(wanted: string): Promise<ProviderOrder | null> {
    if (this.down) return Promise.reject(new GatewayFailed());
    const found = this.orders.find(({ receipt }) => receipt === wanted);
    return Promise.resolve(
      found ? { id: found.id, amount: found.amount, currency: found.currency } : null,
    );
  }

  isGenuine(proof: PaymentProof): boolean {
    return proof.signature === signatureOf(proof);
  }

  /** What checkout hands over once this order was paid. */
  proofFor(orderId: string, paymentId: string = aPaymentId()): PaymentProof {
    return { orderId, paymentId, signature: signatureOf({ orderId, paymentId }) };
  }
}
