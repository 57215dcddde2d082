import {
  CaptureRefused,
  GatewayFailed,
  type PaymentAttemptState,
  type PaymentGateway,
  type ProviderPayment,
  type ProviderUpdate,
  RefundRefused,
} from '@portal/domain/payments/index.js';
import { z } from 'zod';
import {
  allPages,
  asking,
  type Client,
  itemsOf,
  ORDER_ID,
  PAGE,
  PAYMENT_ID,
  period,
  read,
  seconds,
} from './client.razorpay.js';
import { answered, amountReturned, refundOfSchema, refundSchema } from './refund.razorpay.js';
import { readDowntime } from './downtime.razorpay.js';
import { disputeAsOf, disputeSchema, disputeStateOf } from './dispute.razorpay.js';
import { readEach } from './read-each.razorpay.js';

const BAD_REQUEST = 400;

const ATTEMPT_STATES: Readonly<Record<string, PaymentAttemptState>> = {
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'captured',
  failed: 'failed',
};

const paymentSchema = z.object({
  id: z.string().regex(PAYMENT_ID),
  order_id: z.string().regex(ORDER_ID).nullish(),
  status: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  amount_refunded: z.coerce.number().default(0),
  captured: z.boolean().optional(),
});

type Answered = z.infer<typeof paymentSchema>;

/** Money that was set aside, and went back without having been taken, is refunded as well. */
function attemptStateOf({ status, captured }: Answered): PaymentAttemptState | undefined {
  return status === 'refunded' && captured === false ? 'authorized' : ATTEMPT_STATES[status];
}

function updateOf(payment: Answered): ProviderUpdate | null {
  const { id, amount, currency } = payment;
  const state = attemptStateOf(payment);
  return state ? { paymentId: id, state, paid: { amount, currency }, refund: null } : null;
}

/** What was refused because of what we asked for is refused for good. */
const refusedWith = (refusal: new () => Error) => (failure: unknown) =>
  (failure as { statusCode?: unknown } | null)?.statusCode === BAD_REQUEST ? new refusal() : null;

/** The provider does not know what was asked for. */
class Unknown extends GatewayFailed {}

function noneIfUnknown(failure: unknown): readonly never[] {
  if (failure instanceof Unknown) return [];
  throw failure;
}

const isWithin = (at: number, from: Date, to: Date) => at >= seconds(from) && at <= seconds(to);

type ProviderLedger = Pick<
  PaymentGateway,
  | 'updatesOf'
  | 'capturedBetween'
  | 'refundsBetween'
  | 'disputesBetween'
  | 'downtimes'
  | 'capture'
  | 'refund'
>;

export function providerLedgerOf(razorpay: Client): ProviderLedger {
  const refundsOf = async (paymentId: string) => {
    const { payments } = await razorpay();
    const all = await asking(() => payments.fetchMultipleRefund(paymentId, { count: PAGE }));
    return itemsOf(all).map((item) => read(refundSchema, item));
  };

  const updatesOfPayment = async (item: unknown): Promise<ProviderUpdate[]> => {
    const payment = read(paymentSchema, item);
    const update = updateOf(payment);
    if (!update) return [];
    const refunds = payment.amount_refunded > 0 ? await refundsOf(payment.id) : [];
    return [update, ...refunds.map((refund) => ({ ...update, refund: amountReturned(refund) }))];
  };

  const updateOfPayment = async (
    paymentId: string,
    part: Partial<ProviderUpdate>,
  ): Promise<ProviderPayment[]> => {
    const { payments } = await razorpay();
    const payment = read(
      paymentSchema,
      await asking(() => payments.fetch(paymentId), refusedWith(Unknown)),
    );
    const update = updateOf(payment);
    return update ? [{ orderId: payment.order_id ?? null, update: { ...update, ...part } }] : [];
  };

  return {
    async updatesOf(orderId) {
      const { orders } = await razorpay();
      const items = await asking(() => orders.fetchPayments(orderId), refusedWith(Unknown))
        .then(itemsOf)
        .catch(noneIfUnknown);
      return (await Promise.all(items.map(updatesOfPayment))).flat();
    },
    async refundsBetween(from, to) {
      const { refunds } = await razorpay();
      const items = await allPages((page) => refunds.all({ ...period(from, to), ...page }));
      return readEach('refunds', items, (item) => {
        const refund = read(refundOfSchema, item);
        return updateOfPayment(refund.payment_id, { refund: amountReturned(refund) });
      });
    },
    async disputesBetween(from, to, asOf) {
      const { disputes } = await razorpay();
      const items = await allPages((page) => disputes.all(page));
      return readEach('disputes', items, (item) => {
        const told = read(disputeSchema, item);
        const state = disputeStateOf(told.status);
        if (!state || !isWithin(told.created_at, from, to)) return [];
        const dispute = disputeAsOf(told, state, seconds(asOf));
        return updateOfPayment(told.payment_id, { dispute });
      });
    },
    async downtimes() {
      const { payments } = await razorpay();
      return itemsOf(await asking(() => payments.fetchPaymentDowntime())).flatMap(readDowntime);
    },
    async capturedBetween(from, to) {
      const { payments } = await razorpay();
      const items = await allPages((page) => payments.all({ ...period(from, to), ...page }));
      return readEach('captures', items, (item) => {
        const payment = read(paymentSchema, item);
        const update = updateOf(payment);
        return update?.state === 'captured' ? [{ orderId: payment.order_id ?? null, update }] : [];
      });
    },
    async capture({ paymentId, amount, currency }) {
      const { payments } = await razorpay();
      const call = () => payments.capture(paymentId, amount, currency);
      const update = updateOf(read(paymentSchema, await asking(call, refusedWith(CaptureRefused))));
      if (update?.state !== 'captured') throw new GatewayFailed();
      return update;
    },
    async refund({ paymentId, amount, receipt, speed }) {
      const known = (await refundsOf(paymentId)).find((refund) => refund.receipt === receipt);
      if (known) return answered(known);
      const { payments } = await razorpay();
      const call = () => payments.refund(paymentId, { amount, receipt, speed });
      return answered(read(refundSchema, await asking(call, refusedWith(RefundRefused))));
    },
  };
}
