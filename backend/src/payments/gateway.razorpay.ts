import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  GatewayFailed,
  type PaymentGateway,
  type ProviderOrder,
} from '@portal/domain/payments/index.js';
import type { Orders } from 'razorpay/dist/types/orders.js';
import type { Config } from '../platform/config/config.js';
import { providerLedgerOf } from './ledger.razorpay.js';
import { providerSettlementsOf } from './settlements.razorpay.js';
import { callProvider, itemsOf, ORDER_ID, PAYMENT_ID, razorpayClient } from './client.razorpay.js';

const SIGNATURE = /^[0-9a-f]{64}$/;

/** Whether `signature` is the hex HMAC-SHA256 of the message under the key. */
export function isSigned(message: string | Buffer, signature: string, key: string): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const expected = createHmac('sha256', key).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function providerOrder({ id, amount, currency }: Partial<Orders.RazorpayOrder>): ProviderOrder {
  if (typeof id !== 'string' || !ORDER_ID.test(id)) throw new GatewayFailed();
  return { id, amount: Number(amount), currency: String(currency) };
}

export function razorpayGateway(config: Config): PaymentGateway {
  const razorpay = razorpayClient(config);
  return {
    ...providerLedgerOf(razorpay),
    ...providerSettlementsOf(razorpay),
    async createOrder({ receipt, amount, currency }) {
      const { orders: calls } = await razorpay();
      return providerOrder(await callProvider(() => calls.create({ receipt, amount, currency })));
    },
    async findOrder(receipt) {
      const { orders: calls } = await razorpay();
      const orders = itemsOf(await callProvider(() => calls.all({ receipt })));
      const found = orders.find((order) => order.receipt === receipt);
      return found ? providerOrder(found) : null;
    },
    isGenuine({ orderId, paymentId, signature }) {
      const known = ORDER_ID.test(orderId) && PAYMENT_ID.test(paymentId);
      return known && isSigned(`${orderId}|${paymentId}`, signature, config.RAZORPAY_KEY_SECRET);
    },
  };
}
