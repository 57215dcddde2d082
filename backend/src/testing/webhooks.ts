import { createHmac, randomUUID } from 'node:crypto';
import { processWebhookEvents } from '@portal/domain/payments/webhooks/process-webhook-events.js';
import type { Answer } from './test-client.js';
import type { Replica } from './test-portal.js';

export type About = { readonly orderId: string | null; readonly paymentId: string };

export const anEvent = (event: string, { orderId, paymentId }: About, more: object = {}) => ({
  entity: 'event',
  event,
  payload: {
    payment: { entity: { id: paymentId, order_id: orderId, amount: 50_000, currency: 'INR' } },
  },
  ...more,
});

/** A payment's id, as the provider makes them. */
export const aPaymentId = (): string => `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}`;

export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

export type Delivery = {
  readonly eventId?: string;
  /** The signature to send; null sends none. */
  readonly signature?: string | null;
};

function deliver(
  { client, config }: Replica,
  event: unknown,
  { eventId = randomUUID(), signature }: Delivery = {},
): Promise<Answer> {
  const body = JSON.stringify(event);
  const signed = signature ?? signatureOf(body, config.RAZORPAY_WEBHOOK_SECRET);
  return client.raw('POST', '/api/payments/webhook', {
    headers: {
      'Content-Type': 'application/json',
      'X-Razorpay-Event-Id': eventId,
      ...(signature === null ? {} : { 'X-Razorpay-Signature': signed }),
    },
    body,
  });
}

export const processEvents = ({ ports }: Replica): Promise<number> =>
  processWebhookEvents(ports, 1_000);

export async function tell(
  replica: Replica,
  event: unknown,
  delivery: Delivery = {},
): Promise<Answer> {
  const answer = await deliver(replica, event, delivery);
  await processEvents(replica);
  return answer;
}
