import { createHash } from 'node:crypto';
import type { ProviderEvent } from '@portal/domain/payments/take-provider-event.js';
import { z } from 'zod';
import { ORDER_ID, PAYMENT_ID } from './gateway.razorpay.js';

const MOST_ID_CHARACTERS = 200;

const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ entity: z.object(shape) }).optional();

const eventBody = z.object({
  event: z.string(),
  payload: z.object({
    payment: entity({
      id: z.string().regex(PAYMENT_ID),
      order_id: z.string().regex(ORDER_ID).nullish(),
    }),
    order: entity({ id: z.string().regex(ORDER_ID) }),
  }),
});

/** Deliveries without an event id are told apart by their bytes. */
const idOf = (header: string | undefined, rawBody: Buffer): string =>
  header && header.length <= MOST_ID_CHARACTERS
    ? header
    : createHash('sha256').update(rawBody).digest('hex');

/** What an event of Razorpay says, or null if it is none that we could read. */
export function readEvent(
  body: unknown,
  eventId: string | undefined,
  rawBody: Buffer,
): ProviderEvent | null {
  const parsed = eventBody.safeParse(body);
  if (!parsed.success) return null;
  const { event, payload } = parsed.data;
  return {
    id: idOf(eventId, rawBody),
    name: event,
    orderId: payload.payment?.entity.order_id ?? payload.order?.entity.id ?? null,
    paymentId: payload.payment?.entity.id ?? null,
    body,
  };
}
