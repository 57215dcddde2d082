import {
  type PaymentGateway,
  type SettledEntry,
  type SettledKind,
  type SettlementState,
} from '@portal/domain/payments/index.js';
import { z } from 'zod';
import {
  allPages,
  type Client,
  type AnsweredPage,
  periodQuery,
  parseAnswer,
} from './client.razorpay.js';
import { readableIn } from './read-each.razorpay.js';

/** The report has longer pages than the lists. */
const REPORT_PAGE = 1_000;
const SETTLEMENT_ID = /^setl_\w{1,40}$/;

const STATES: Readonly<Record<string, SettlementState>> = {
  created: 'created',
  initiated: 'created',
  processed: 'processed',
  failed: 'failed',
};

const KINDS: Readonly<Record<string, SettledKind>> = { payment: 'payment', refund: 'refund' };

const paise = z.coerce.number().int();
const id = z.string().max(60);

const settlementSchema = z.object({
  id: z.string().regex(SETTLEMENT_ID),
  amount: paise,
  status: z.string(),
  utr: id.nullish(),
  created_at: z.int().positive(),
});

/** A line of the report; an unsettled line has no settlement. */
const lineSchema = z.object({
  entity_id: id,
  type: z.string(),
  amount: paise,
  credit: paise,
  debit: paise,
  fee: paise.nullish(),
  tax: paise.nullish(),
  settled: z.boolean(),
  settlement_id: z.string().nullish(),
  payment_id: id.nullish(),
  order_id: id.nullish(),
  dispute_id: id.nullish(),
});

function entryOf(line: z.infer<typeof lineSchema>): SettledEntry[] {
  const { entity_id, type, settlement_id, settled, payment_id } = line;
  if (!settled || !settlement_id) return [];
  const kind = KINDS[type] ?? 'adjustment';
  return [
    {
      id: entity_id,
      settlementId: settlement_id,
      kind,
      paymentId: kind === 'payment' ? entity_id : (payment_id ?? ''),
      orderId: line.order_id ?? '',
      chargebackId: line.dispute_id ?? '',
      amount: line.amount,
      credit: line.credit,
      debit: line.debit,
      fee: line.fee ?? 0,
      tax: line.tax ?? 0,
    },
  ];
}

export const providerSettlementsOf = (
  razorpay: Client,
): Pick<PaymentGateway, 'settlementsBetween' | 'settledOn'> => ({
  async settlementsBetween(from, to) {
    const { settlements } = await razorpay();
    const items = await allPages((page) => settlements.all({ ...periodQuery(from, to), ...page }));
    return readableIn('settlements', items, (item) => {
      const { id: own, amount, status, utr, created_at } = parseAnswer(settlementSchema, item);
      const state = STATES[status] ?? 'created';
      return [{ id: own, amount, state, utr: utr ?? '', createdAt: new Date(created_at * 1_000) }];
    });
  },
  async settledOn(day) {
    const { settlements } = await razorpay();
    const report = (page: object) =>
      settlements.reports({ ...day, ...page }).then((answer: unknown) => answer as AnsweredPage);
    const items = await allPages(report, REPORT_PAGE);
    return readableIn('settled', items, (item) => entryOf(parseAnswer(lineSchema, item)));
  },
});
