import type { Ledger } from './ledger.js';
import type { Dispute, Payment, Refund, SettledLine, Settlement } from './entities.js';
import { ProviderError } from './provider-error.js';
import { randomName } from './secrets.js';

type Money = Pick<SettledLine, 'amount' | 'credit' | 'debit' | 'fee' | 'tax'>;

const line = (
  { id, order_id }: Pick<Payment, 'id' | 'order_id'>,
  about: Pick<SettledLine, 'entity_id' | 'type' | 'dispute_id'>,
  money: Money,
): Omit<SettledLine, 'settlement_id' | 'settlement_utr' | 'settled_at'> => ({
  ...about,
  ...money,
  currency: 'INR',
  on_hold: false,
  settled: true,
  payment_id: about.type === 'payment' ? null : id,
  order_id,
});

const ofPayment = (payment: Payment) => {
  const fee = payment.fee ?? 0;
  return line(
    payment,
    { entity_id: payment.id, type: 'payment', dispute_id: null },
    { amount: payment.amount, credit: payment.amount - fee, debit: 0, fee, tax: payment.tax ?? 0 },
  );
};

const taken = (amount: number): Money => ({ amount, credit: 0, debit: amount, fee: 0, tax: 0 });

const ofRefund = (payment: Payment, { id, amount }: Refund) =>
  line(payment, { entity_id: id, type: 'refund', dispute_id: null }, taken(amount));

const ofDispute = (payment: Payment, { id, amount_deducted }: Dispute) =>
  line(
    payment,
    { entity_id: `adj_${randomName()}`, type: 'adjustment', dispute_id: id },
    taken(amount_deducted),
  );

export function settled(ledger: Ledger, now: number): Settlement {
  const before = ledger.all('settlement').flatMap(({ lines }) => lines);
  const isNew = (id: string) =>
    !before.some(({ entity_id, dispute_id }) => entity_id === id || dispute_id === id);
  const lines = [
    ...ledger
      .all('payment')
      .filter(({ id, captured }) => captured && isNew(id))
      .map(ofPayment),
    ...ledger
      .all('refund')
      .filter(({ id, status }) => status === 'processed' && isNew(id))
      .filter(({ payment_id }) => ledger.find('payment', payment_id).captured)
      .map((refund) => ofRefund(ledger.find('payment', refund.payment_id), refund)),
    ...ledger
      .all('dispute')
      .filter(({ id, amount_deducted }) => amount_deducted > 0 && isNew(id))
      .map((dispute) => ofDispute(ledger.find('payment', dispute.payment_id), dispute)),
  ];
  if (lines.length === 0) throw new ProviderError('There is nothing to settle.');
  const id = `setl_${randomName()}`;
  const utr = `${now}${randomName().slice(0, 6).toLowerCase()}`;
  const sum = lines.reduce((total, { credit, debit }) => total + credit - debit, 0);
  return {
    id,
    entity: 'settlement',
    amount: sum,
    status: 'processed',
    fees: 0,
    tax: 0,
    utr,
    created_at: now,
    lines: lines.map((one) => ({
      ...one,
      settlement_id: id,
      settlement_utr: utr,
      settled_at: now,
    })),
  };
}

/** India has one time for all of it, all year round. */
const INDIA_SECONDS = (5 * 60 + 30) * 60;

/** The lines of one day, or of one month, by the clocks of India. */
export function reported(ledger: Ledger, query: URLSearchParams): readonly SettledLine[] {
  return ledger
    .all('settlement')
    .filter(({ created_at }) => {
      const at = new Date((created_at + INDIA_SECONDS) * 1000);
      const day = query.get('day');
      return (
        at.getUTCFullYear() === Number(query.get('year')) &&
        at.getUTCMonth() + 1 === Number(query.get('month')) &&
        (day === null || at.getUTCDate() === Number(day))
      );
    })
    .flatMap(({ lines }) => lines);
}
