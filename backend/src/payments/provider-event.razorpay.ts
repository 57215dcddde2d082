import { createHash } from 'node:crypto';
import type * as payments from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { ORDER_ID, PAYMENT_ID, REFUND_ID } from './client.razorpay.js';
import { isOrderPaid, orderSchema } from './order.razorpay.js';
import { chargebackAsOf, chargebackSchema } from './chargeback.razorpay.js';

const MOST_ID_CHARACTERS = 200;
const PLAIN_ID = /^[\w.-]+$/;
const EVENT_NAME = /^[a-z_.]{1,100}$/;

const ATTEMPT_EVENTS: ReadonlyMap<string, payments.PaymentAttemptState> = new Map([
  ['payment.authorized', 'authorized'],
  ['payment.captured', 'captured'],
  ['order.paid', 'captured'],
  ['payment.failed', 'failed'],
]);

const REFUND_EVENTS: ReadonlyMap<string, payments.RefundState> = new Map([
  ['refund.created', 'requested'],
  ['refund.processed', 'processed'],
  ['refund.failed', 'failed'],
]);

const CHARGEBACK_EVENTS: ReadonlyMap<string, payments.ChargebackState> = new Map([
  ['payment.dispute.created', 'open'],
  ['payment.dispute.action_required', 'action-required'],
  ['payment.dispute.under_review', 'under-review'],
  ['payment.dispute.won', 'won'],
  ['payment.dispute.lost', 'lost'],
  ['payment.dispute.closed', 'closed'],
]);

export const READ_EVENTS: readonly string[] = [
  ...ATTEMPT_EVENTS.keys(),
  ...REFUND_EVENTS.keys(),
  ...CHARGEBACK_EVENTS.keys(),
];

const payment = z.object({
  id: z.string().regex(PAYMENT_ID),
  order_id: z.string().regex(ORDER_ID).nullable(),
  amount: z.int(),
  currency: z.string(),
  captured: z.boolean().optional(),
});

const aboutPayment = z.object({ payload: z.object({ payment: z.object({ entity: payment }) }) });

const aboutRefund = z.object({
  payload: z.object({
    refund: z.object({
      entity: z.object({ id: z.string().regex(REFUND_ID), amount: z.int().positive() }),
    }),
  }),
});

const aboutChargeback = z.object({
  created_at: z.int().positive(),
  payload: z.object({ dispute: z.object({ entity: chargebackSchema }) }),
});

const aboutOrder = z.object({ payload: z.object({ order: z.object({ entity: orderSchema }) }) });

function isOrderPaidIn(body: unknown): boolean {
  const parsed = aboutOrder.safeParse(body);
  return parsed.success && isOrderPaid(parsed.data.payload.order.entity);
}

const named = z.object({ event: z.string().regex(EVENT_NAME) });

/** Deliveries without a plain event id are distinguished by a hash of their bytes. */
const idOf = (header: string | undefined, rawBody: Buffer): string =>
  header && header.length <= MOST_ID_CHARACTERS && PLAIN_ID.test(header)
    ? header
    : createHash('sha256').update(rawBody).digest('hex');

function refundIn(body: unknown, state: payments.RefundState): payments.ProviderUpdate['refund'] {
  const parsed = aboutRefund.safeParse(body);
  return parsed.success ? { ...parsed.data.payload.refund.entity, state } : null;
}

function chargebackIn(body: unknown, state: payments.ChargebackState): payments.Chargeback | null {
  const parsed = aboutChargeback.safeParse(body);
  if (!parsed.success) return null;
  const { created_at: asOf, payload } = parsed.data;
  return chargebackAsOf(payload.dispute.entity, state, asOf);
}

/** Money that was authorised and returned without a capture is also called refunded. */
const refundedFrom = ({ captured }: z.infer<typeof payment>): payments.PaymentAttemptState =>
  captured === false ? 'authorized' : 'captured';

/** The update in an event; null if the event has none that matters or that could be read. */
function updateIn(
  name: string,
  body: unknown,
): { orderId: string | null; update: payments.ProviderUpdate } | null {
  const refundState = REFUND_EVENTS.get(name);
  const chargebackState = CHARGEBACK_EVENTS.get(name);
  const parsed = aboutPayment.safeParse(body);
  if (!parsed.success) return null;
  const { entity } = parsed.data.payload.payment;
  const { id, order_id: orderId, amount, currency } = entity;
  const state = (refundState ?? chargebackState) ? refundedFrom(entity) : ATTEMPT_EVENTS.get(name);
  if (!state) return null;
  const refund = refundState ? refundIn(body, refundState) : null;
  const chargeback = chargebackState ? chargebackIn(body, chargebackState) : null;
  if ((refundState && !refund) || (chargebackState && chargeback?.id === undefined)) return null;
  const paysOrder = name === 'order.paid' && isOrderPaidIn(body);
  const known = { paymentId: id, state, paid: { amount, currency }, refund };
  const update = paysOrder ? { ...known, paysOrder } : known;
  return { orderId, update: chargeback ? { ...update, chargeback } : update };
}

const MOST_NESTED = 6;

/** The first text of this form, however deep it is. */
function textIn(value: unknown, pattern: RegExp, nested = 0): string | null {
  if (typeof value === 'string') return pattern.test(value) ? value : null;
  if (typeof value !== 'object' || value === null || nested > MOST_NESTED) return null;
  for (const part of Object.values(value)) {
    const found = textIn(part, pattern, nested + 1);
    if (found) return found;
  }
  return null;
}

/** An event of Razorpay. An event that means nothing to us is stored too; one without a name cannot be read. */
export function readEvent(
  body: unknown,
  eventId: string | undefined,
  rawBody: Buffer,
): payments.ProviderEvent {
  const parsed = named.safeParse(body);
  const name = parsed.success ? parsed.data.event : 'unreadable';
  const event = { id: idOf(eventId, rawBody), name, body };
  const found = updateIn(name, body);
  if (found ?? (parsed.success && !READ_EVENTS.includes(name)))
    return { ...event, orderId: null, update: null, unreadable: null, ...found };
  const about = (pattern: RegExp): string | null => textIn(body, pattern);
  return { ...event, orderId: about(ORDER_ID), update: null, unreadable: about(PAYMENT_ID) ?? '' };
}
