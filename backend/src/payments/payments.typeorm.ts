import {
  type OrderTerms,
  type PaymentRepository,
  UNPAID_STATES,
  type Payment,
} from '@portal/domain/payments/index.js';
import {
  And,
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThanOrEqual,
  type EntityManager,
  EntitySchema,
} from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

export const PaymentSchema = new EntitySchema<Payment>({
  name: 'Payment',
  tableName: 'payments',
  columns: {
    id: { type: 'uuid', primary: true },
    studentId: { name: 'student_id', type: 'uuid' },
    receipt: { type: 'text', unique: true },
    orderId: { name: 'order_id', type: 'text', nullable: true, unique: true },
    paymentId: { name: 'payment_id', type: 'text', nullable: true },
    amount: { type: 'int' },
    currency: { type: 'text' },
    state: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    paidAt: { name: 'paid_at', type: 'timestamptz', nullable: true },
    attempts: { type: 'jsonb', default: [] },
    flag: { type: 'text', nullable: true },
    offeredAt: { name: 'offered_at', type: 'timestamptz', nullable: true },
    replacedAt: { name: 'replaced_at', type: 'timestamptz', nullable: true },
    askedUntil: { name: 'asked_until', type: 'timestamptz', nullable: true },
    claimedPaymentId: { name: 'claimed_payment_id', type: 'text', nullable: true },
    claimedAt: { name: 'claimed_at', type: 'timestamptz', nullable: true },
    checks: { type: 'int', default: 0 },
    checkAt: { name: 'check_at', type: 'timestamptz', nullable: true },
  },
});

const ADD_TERMS = `
  INSERT INTO order_terms (id, payment_id, shown_version, terms_version, policy, agreed_at)
  VALUES ($1, $2, $3, $4, $5, $6)`;

const LAST_TERMS = `
  SELECT id, payment_id AS "paymentId", shown_version AS "shownVersion",
    terms_version AS "termsVersion", policy, agreed_at AS "agreedAt"
  FROM order_terms WHERE payment_id = $1 ORDER BY agreed_at DESC LIMIT 1`;

const ADD_HISTORY_ENTRY = `
  INSERT INTO payment_history (payment_id, provider_payment_id, source, change, at) VALUES ($1, $2, $3, $4, $5)`;

const NOTE_DIFFERENCE = `
  INSERT INTO payment_differences
    (id, kind, order_id, provider_payment_id, about_id, amount, found_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (provider_payment_id, kind, about_id) DO UPDATE SET amount = excluded.amount,
    found_at = excluded.found_at, decision = NULL, decided_at = NULL
  WHERE payment_differences.amount <> excluded.amount`;

const STORE_CHARGEBACK = `
  INSERT INTO chargebacks (id, payment_id, provider_payment_id, amount, deducted, reason, phase, state,
    respond_by, opened_at, as_of)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9), to_timestamp($10), to_timestamp($11))
  ON CONFLICT (id) DO UPDATE SET (amount, deducted, reason, phase, state, respond_by, as_of) =
    (excluded.amount, excluded.deducted, excluded.reason, excluded.phase, excluded.state,
      excluded.respond_by, excluded.as_of)`;

export function typeormPayments(manager: EntityManager): PaymentRepository {
  const payments = manager.getRepository(PaymentSchema);
  return {
    add: (payment) => dropResult(payments.insert({ ...payment, attempts: [...payment.attempts] })),
    findById: (id) => payments.findOneBy({ id }),
    findUnpaidOf: (studentId) =>
      payments.findOneBy({ studentId, state: In(UNPAID_STATES), replacedAt: IsNull() }),
    findAllOf: (studentId) =>
      payments.find({ where: { studentId }, order: { createdAt: 'ASC', id: 'ASC' } }),
    findByOrderId: (orderId) => payments.findOneBy({ orderId }),
    takeDue: (now, most) =>
      payments.find({
        where: { checkAt: LessThanOrEqual(now) },
        order: { checkAt: 'ASC' },
        take: most,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      }),
    findPaidBetween: (from, to) =>
      payments.findBy({ state: 'paid', paidAt: And(MoreThanOrEqual(from), LessThan(to)) }),
    planCheck: (id, due, next) => dropResult(payments.update({ id, checkAt: due }, next)),
    findUnsettled: (from, to) =>
      payments
        .createQueryBuilder('payment')
        .where("payment.state = 'paid' AND payment.paid_at >= :from AND payment.paid_at < :to")
        .andWhere(
          `NOT EXISTS (SELECT FROM settlement_entries AS entry
            JOIN settlements ON settlements.id = entry.settlement_id
            WHERE entry.id = payment.payment_id AND settlements.state <> 'failed')`,
          { from, to },
        )
        .getMany(),
    findByAttempt: (providerPaymentId) =>
      payments
        .createQueryBuilder('payment')
        .where('payment.payment_id = :providerPaymentId')
        .orWhere(
          `payment.id IN (SELECT payment_id FROM refunds WHERE provider_payment_id = :providerPaymentId)`,
        )
        .orWhere(
          `payment.id IN (SELECT payment_id FROM chargebacks WHERE provider_payment_id = :providerPaymentId)`,
        )
        .setParameters({ providerPaymentId })
        .getOne(),
    async addTerms({ id, paymentId, shownVersion, termsVersion, policy, agreedAt }) {
      const values = [id, paymentId, shownVersion, termsVersion, JSON.stringify(policy), agreedAt];
      await manager.query(ADD_TERMS, values);
    },
    async findTermsOf(paymentId) {
      const [terms] = await manager.query<OrderTerms[]>(LAST_TERMS, [paymentId]);
      return terms ?? null;
    },
    addHistoryEntry: ({ paymentId, providerPaymentId, source, change, at }) =>
      dropResult(
        manager.query(ADD_HISTORY_ENTRY, [paymentId, providerPaymentId, source, change, at]),
      ),
    async storeChargeback(chargeback) {
      const { id, paymentId, providerPaymentId, amount, deducted, reason } = chargeback;
      const { phase, state, respondBy, openedAt, asOf } = chargeback;
      const stored = [id, paymentId, providerPaymentId, amount, deducted, reason];
      const values = [...stored, phase, state, respondBy, openedAt, asOf];
      await manager.query(STORE_CHARGEBACK, values);
    },
    async noteDifference(difference) {
      const { id, kind, orderId, providerPaymentId, aboutId, amount, foundAt } = difference;
      const values = [id, kind, orderId, providerPaymentId, aboutId, amount, foundAt];
      await manager.query(NOTE_DIFFERENCE, values);
    },
    save: ({ id, attempts, ...fields }) =>
      dropResult(payments.update({ id }, { ...fields, attempts: [...attempts] })),
  };
}
