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
  callProvider,
  type Client,
  itemsOf,
  ORDER_ID,
  PAGE,
  PAYMENT_ID,
  periodQuery,
  parseAnswer,
  toSeconds,
} from './client.razorpay.js';
import { refundAnswerOf, amountReturned, refundOfSchema, refundSchema } from './refund.razorpay.js';
import { isOrderPaid, orderSchema } from './order.razorpay.js';
import { chargebackAsOf, chargebackSchema, chargebackStateOf } from './chargeback.razorpay.js';
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
  created_at: z.coerce.number().default(0),
});

type PaymentAnswer = z.infer<typeof paymentSchema>;

/** Money that was authorised and returned without a capture is also called refunded. */
function attemptStateOf({ status, captured }: PaymentAnswer): PaymentAttemptState | undefined {
  return status === 'refunded' && captured === false ? 'authorized' : ATTEMPT_STATES[status];
}

function updateOf(payment: PaymentAnswer): ProviderUpdate | null {
  const { id, amount, currency } = payment;
  const state = attemptStateOf(payment);
  return state ? { paymentId: id, state, paid: { amount, currency }, refund: null } : null;
}

/** A call that the provider calls wrong is refused for good; anything else may be tried again. */
const refusedWith = (refusal: new () => Error) => (failure: unknown) =>
  (failure as { statusCode?: unknown } | null)?.statusCode === BAD_REQUEST ? new refusal() : null;

/** The provider does not know what was asked for. */
class NotAtProvider extends GatewayFailed {}

function emptyIfUnknown(failure: unknown): readonly never[] {
  if (failure instanceof NotAtProvider) return [];
  throw failure;
}

const isWithin = (at: number, from: Date, to: Date) => at >= toSeconds(from) && at <= toSeconds(to);

type PaymentOfOrder = { readonly payment: PaymentAnswer; readonly update: ProviderUpdate };

/** Which payments pay an order that the provider calls paid: those of its amount, or else all that were captured. */
function payersOf(amount: number, payments: readonly PaymentOfOrder[]): readonly PaymentOfOrder[] {
  const captured = payments.filter(({ update }) => update.state === 'captured');
  const exact = captured.filter(({ payment }) => payment.amount === amount);
  return exact.length > 0 ? exact : captured;
}

type ProviderLedger = Pick<
  PaymentGateway,
  | 'updatesOf'
  | 'orderOf'
  | 'capturedBetween'
  | 'refundsBetween'
  | 'chargebacksBetween'
  | 'capture'
  | 'refund'
>;

export function providerLedgerOf(razorpay: Client): ProviderLedger {
  const refundsOf = async (paymentId: string) => {
    const { payments } = await razorpay();
    const all = await callProvider(() => payments.fetchMultipleRefund(paymentId, { count: PAGE }));
    return itemsOf(all).map((item) => parseAnswer(refundSchema, item));
  };

  const withRefunds = async ({ payment, update }: PaymentOfOrder): Promise<ProviderUpdate[]> => {
    const refunds = payment.amount_refunded > 0 ? await refundsOf(payment.id) : [];
    return [update, ...refunds.map((refund) => ({ ...update, refund: amountReturned(refund) }))];
  };

  /** The order is read after its payments, so that it is never older than they are. */
  const markPayers = async (orderId: string, payments: readonly PaymentOfOrder[]) => {
    if (!payments.some(({ update }) => update.state === 'captured')) return payments;
    const { orders } = await razorpay();
    const order = parseAnswer(orderSchema, await callProvider(() => orders.fetch(orderId)));
    const payers = isOrderPaid(order) ? payersOf(order.amount, payments) : [];
    return payments.map((one) =>
      payers.includes(one) ? { ...one, update: { ...one.update, paysOrder: true } } : one,
    );
  };

  const updateOfPayment = async (
    paymentId: string,
    part: Partial<ProviderUpdate>,
  ): Promise<ProviderPayment[]> => {
    const { payments } = await razorpay();
    const payment = parseAnswer(
      paymentSchema,
      await callProvider(() => payments.fetch(paymentId), refusedWith(NotAtProvider)),
    );
    const update = updateOf(payment);
    return update ? [{ orderId: payment.order_id ?? null, update: { ...update, ...part } }] : [];
  };

  return {
    async updatesOf(orderId) {
      const { orders } = await razorpay();
      const items = await callProvider(
        () => orders.fetchPayments(orderId),
        refusedWith(NotAtProvider),
      )
        .then(itemsOf)
        .catch(emptyIfUnknown);
      const payments = items
        .map((item) => parseAnswer(paymentSchema, item))
        .sort((one, other) => one.created_at - other.created_at)
        .flatMap((payment) => {
          const update = updateOf(payment);
          return update ? [{ payment, update }] : [];
        });
      const marked = await markPayers(orderId, payments);
      return (await Promise.all(marked.map(withRefunds))).flat();
    },
    async orderOf(paymentId) {
      const [found] = await updateOfPayment(paymentId, {}).catch(emptyIfUnknown);
      return found?.orderId ?? null;
    },
    async refundsBetween(from, to) {
      const { refunds } = await razorpay();
      const items = await allPages((page) => refunds.all({ ...periodQuery(from, to), ...page }));
      return readEach('refunds', items, (item) => {
        const refund = parseAnswer(refundOfSchema, item);
        return updateOfPayment(refund.payment_id, { refund: amountReturned(refund) });
      });
    },
    async chargebacksBetween(from, to, asOf) {
      const { disputes } = await razorpay();
      const items = await allPages((page) => disputes.all(page));
      return readEach('chargebacks', items, (item) => {
        const listed = parseAnswer(chargebackSchema, item);
        const state = chargebackStateOf(listed.status);
        if (!state || !isWithin(listed.created_at, from, to)) return [];
        const chargeback = chargebackAsOf(listed, state, toSeconds(asOf));
        return updateOfPayment(listed.payment_id, { chargeback });
      });
    },
    async capturedBetween(from, to) {
      const { payments } = await razorpay();
      const items = await allPages((page) => payments.all({ ...periodQuery(from, to), ...page }));
      return readEach('captures', items, (item) => {
        const payment = parseAnswer(paymentSchema, item);
        const update = updateOf(payment);
        return update?.state === 'captured' ? [{ orderId: payment.order_id ?? null, update }] : [];
      });
    },
    async capture({ paymentId, amount, currency }) {
      const { payments } = await razorpay();
      const call = () => payments.capture(paymentId, amount, currency);
      const update = updateOf(
        parseAnswer(paymentSchema, await callProvider(call, refusedWith(CaptureRefused))),
      );
      if (update?.state !== 'captured') throw new GatewayFailed();
      return update;
    },
    async refund({ paymentId, amount, receipt, speed }) {
      const known = (await refundsOf(paymentId)).find((refund) => refund.receipt === receipt);
      if (known) return refundAnswerOf(known);
      const { payments } = await razorpay();
      const call = () => payments.refund(paymentId, { amount, receipt, speed });
      return refundAnswerOf(
        parseAnswer(refundSchema, await callProvider(call, refusedWith(RefundRefused))),
      );
    },
  };
}
