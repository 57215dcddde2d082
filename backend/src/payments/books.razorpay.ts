import { CaptureRefused, GatewayFailed, RefundRefused } from '@portal/domain/payments/errors.js';
import type {
  GivenBack,
  PaymentFact,
  RefundState,
  TryState,
} from '@portal/domain/payments/payment-try.js';
import type { PaymentGateway, ProviderPayment } from '@portal/domain/payments/ports.js';
import type Razorpay from 'razorpay';
import { z } from 'zod';
import { disputeAsOf, disputeSchema, disputeStateOf } from './dispute.razorpay.js';
import { asking, itemsOf, ORDER_ID, PAYMENT_ID, REFUND_ID } from './client.razorpay.js';

const PAGE = 100;
const BAD_REQUEST = 400;

const TRY_STATES: Readonly<Record<string, TryState>> = {
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'captured',
  failed: 'failed',
};

const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  pending: 'requested',
  processed: 'processed',
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

const refundSchema = z.object({
  id: z.string().regex(REFUND_ID),
  amount: z.coerce.number().int().positive(),
  status: z.string(),
  receipt: z.string().nullish(),
});

const refundOfSchema = refundSchema.extend({ payment_id: z.string().regex(PAYMENT_ID) });

type Answered = z.infer<typeof paymentSchema>;

/** An answer that can't be read is none. */
function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new GatewayFailed();
  return parsed.data;
}

const givenBack = ({ id, amount, status }: z.infer<typeof refundSchema>): GivenBack => ({
  id,
  amount,
  state: REFUND_STATES[status] ?? 'requested',
});

/** Money that was set aside, and went back without having been taken, is refunded as well. */
function tryStateOf({ status, captured }: Answered): TryState | undefined {
  return status === 'refunded' && captured === false ? 'authorized' : TRY_STATES[status];
}

function factOf(payment: Answered): PaymentFact | null {
  const { id, amount, currency } = payment;
  const state = tryStateOf(payment);
  return state ? { paymentId: id, state, paid: { amount, currency }, refund: null } : null;
}

/** What was refused because of what we asked for is refused for good. */
const refusedWith = (refusal: new () => Error) => (failure: unknown) =>
  (failure as { statusCode?: unknown } | null)?.statusCode === BAD_REQUEST ? new refusal() : null;

/** The provider does not know what was asked for. */
class Unknown extends Error {}

function noneIfUnknown(failure: unknown): readonly never[] {
  if (failure instanceof Unknown) return [];
  throw failure;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);
const period = (from: Date, to: Date) => ({ from: seconds(from), to: seconds(to) });
const isWithin = (at: number, from: Date, to: Date) => at >= seconds(from) && at <= seconds(to);

type Page = { readonly count: number; readonly skip: number };
type Listed = { readonly items?: readonly unknown[] };

/** All items of a list that comes in pages. */
async function allPages(list: (page: Page) => Promise<Listed>): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const items = itemsOf(await asking(() => list({ count: PAGE, skip })));
    found.push(...items);
    if (items.length < PAGE) return found;
  }
}

type Books = Pick<
  PaymentGateway,
  'factsOf' | 'capturedBetween' | 'refundsBetween' | 'disputesBetween' | 'capture' | 'refund'
>;

/** What the provider knows of payments, and its refunds. */
export function booksOf({ orders, payments, refunds: givenBackAll, disputes }: Razorpay): Books {
  const refundsOf = async (paymentId: string) =>
    itemsOf(await asking(() => payments.fetchMultipleRefund(paymentId, { count: PAGE }))).map(
      (item) => read(refundSchema, item),
    );

  const factsOfPayment = async (item: unknown): Promise<PaymentFact[]> => {
    const payment = read(paymentSchema, item);
    const fact = factOf(payment);
    if (!fact) return [];
    const refunds = payment.amount_refunded > 0 ? await refundsOf(payment.id) : [];
    return [fact, ...refunds.map((refund) => ({ ...fact, refund: givenBack(refund) }))];
  };

  const newsOfPayment = async (
    paymentId: string,
    news: Partial<PaymentFact>,
  ): Promise<ProviderPayment[]> => {
    const payment = read(paymentSchema, await asking(() => payments.fetch(paymentId)));
    const fact = factOf(payment);
    return fact ? [{ orderId: payment.order_id ?? null, fact: { ...fact, ...news } }] : [];
  };

  return {
    async factsOf(orderId) {
      const items = await asking(() => orders.fetchPayments(orderId), refusedWith(Unknown))
        .then(itemsOf)
        .catch(noneIfUnknown);
      return (await Promise.all(items.map(factsOfPayment))).flat();
    },
    async refundsBetween(from, to) {
      const items = await allPages((page) => givenBackAll.all({ ...period(from, to), ...page }));
      const found: ProviderPayment[] = [];
      for (const item of items) {
        const refund = read(refundOfSchema, item);
        found.push(...(await newsOfPayment(refund.payment_id, { refund: givenBack(refund) })));
      }
      return found;
    },
    async disputesBetween(from, to, asOf) {
      const items = await allPages((page) => disputes.all(page));
      const found: ProviderPayment[] = [];
      for (const told of items.map((item) => read(disputeSchema, item))) {
        const state = disputeStateOf(told.status);
        if (!state || !isWithin(told.created_at, from, to)) continue;
        const dispute = disputeAsOf(told, state, seconds(asOf));
        found.push(...(await newsOfPayment(told.payment_id, { dispute })));
      }
      return found;
    },
    async capturedBetween(from, to) {
      const items = await allPages((page) => payments.all({ ...period(from, to), ...page }));
      return items.flatMap((item) => {
        const payment = read(paymentSchema, item);
        const fact = factOf(payment);
        return fact?.state === 'captured' ? [{ orderId: payment.order_id ?? null, fact }] : [];
      });
    },
    async capture({ paymentId, amount, currency }) {
      const call = () => payments.capture(paymentId, amount, currency);
      const fact = factOf(read(paymentSchema, await asking(call, refusedWith(CaptureRefused))));
      if (fact?.state !== 'captured') throw new GatewayFailed();
      return fact;
    },
    async refund({ paymentId, amount, receipt }) {
      const known = (await refundsOf(paymentId)).find((refund) => refund.receipt === receipt);
      if (known) return givenBack(known);
      const call = () => payments.refund(paymentId, { amount, receipt });
      return givenBack(read(refundSchema, await asking(call, refusedWith(RefundRefused))));
    },
  };
}
