import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import type { OrderTerms } from '../../payments/orders/order-terms.js';
import type { Payment } from '../../payments/ledger/payment.js';
import { DEFAULT_POLICY } from '../../settings/policy.js';
import { anOrderId, aPayment, aPaymentId } from '../a-payment.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract, type StoreTest, type StoresUnderTest } from './stores-under-test.js';
import { overlapping } from './transactions.js';

async function givenPayment(
  subject: StoresUnderTest,
  parts: Partial<Payment> = {},
): Promise<Payment> {
  const payment = aPayment({ studentId: (await givenStudent(subject)).id, ...parts });
  await subject.run((tx) => tx.payments.add(payment));
  return payment;
}

const paid = (payment: Payment): Payment => ({
  ...payment,
  state: 'paid',
  paymentId: aPaymentId(),
  paidAt: A_DAY,
  flag: 'refund-due',
  attempts: [
    {
      id: 'pay_1',
      state: 'captured',
      amount: 50_000,
      counts: true,
      differs: false,
      customerFee: 0,
      paysOrder: false,
      refunds: [{ id: 'rfnd_1', amount: 1, state: 'requested' }],
      chargebacks: [],
    },
  ],
});

function keepingTerms(it: StoreTest): void {
  it('tells the terms that were added last for a payment', async (subject) => {
    const { id: paymentId } = await givenPayment(subject);
    const first: OrderTerms = {
      id: randomUUID(),
      paymentId,
      shownVersion: null,
      termsVersion: 0,
      policy: DEFAULT_POLICY,
      agreedAt: A_DAY,
    };
    const policy = { ...DEFAULT_POLICY, feeRupees: 750 };
    const agreedAt = secondsAfter(A_DAY, 1);
    const second = {
      ...first,
      id: randomUUID(),
      shownVersion: 3,
      termsVersion: 3,
      policy,
      agreedAt,
    };
    await expect(subject.stores.payments.findTermsOf(paymentId)).resolves.toBeNull();
    await subject.run(async (tx) => {
      await tx.payments.addTerms(first);
      await tx.payments.addTerms(second);
    });
    await expect(subject.stores.payments.findTermsOf(paymentId)).resolves.toEqual(second);
  });
}

function finding(it: StoreTest): void {
  it('finds a payment by its order, as it was added', async (subject) => {
    const payment = await givenPayment(subject);
    await expect(subject.stores.payments.findByOrderId(payment.orderId!)).resolves.toEqual(payment);
    await expect(subject.stores.payments.findByOrderId(anOrderId())).resolves.toBeNull();
  });

  it.each(['open', 'failed', 'authorized'] as const)(
    'finds a payment in the state %s as unpaid',
    async (subject, state) => {
      const payment = await givenPayment(subject, { state, orderId: null });
      expect(await subject.stores.payments.findUnpaidOf(payment.studentId)).toEqual(payment);
    },
  );

  it('finds no unpaid payment of a student who has none, or has paid', async (subject) => {
    const { id: other } = await givenStudent(subject);
    const payment = await givenPayment(subject);
    await subject.run((tx) => tx.payments.save(paid(payment)));
    await expect(subject.stores.payments.findUnpaidOf(other)).resolves.toBeNull();
    await expect(subject.stores.payments.findUnpaidOf(payment.studentId)).resolves.toBeNull();
  });

  it('finds all payments of a student, and one by its id', async (subject) => {
    const old = await givenPayment(subject, { replacedAt: A_DAY });
    const { studentId } = old;
    const young = aPayment({ studentId, createdAt: secondsAfter(A_DAY, 1) });
    await subject.run((tx) => tx.payments.add(young));
    await givenPayment(subject);
    const { payments } = subject.stores;
    await expect(payments.findAllOf(studentId)).resolves.toEqual([old, young]);
    await expect(payments.findById(young.id)).resolves.toEqual(young);
    await expect(payments.findById(studentId)).resolves.toBeNull();
    await expect(payments.findUnpaidOf(studentId)).resolves.toEqual(young);
  });

  it('replaces what is kept of a payment', async (subject) => {
    const changed = paid({
      ...(await givenPayment(subject, { orderId: null })),
      orderId: anOrderId(),
    });
    await subject.run((tx) => tx.payments.save(changed));
    await expect(subject.stores.payments.findByOrderId(changed.orderId!)).resolves.toEqual(changed);
  });
}

function oneUnpaid(it: StoreTest): void {
  it('keeps one of two payments that are added at once', async (subject) => {
    const { id: studentId } = await givenStudent(subject);
    const first = aPayment({ studentId });
    const added = await overlapping(
      subject,
      (tx) => tx.payments.add(first),
      (tx) => tx.payments.add(aPayment({ studentId })),
    );
    expect(added.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(subject.stores.payments.findUnpaidOf(studentId)).resolves.toEqual(first);
  });
}

/** What every {@link PaymentRepository} promises. */
export const paymentRepositoryContract = contract(
  'PaymentRepository',
  finding,
  keepingTerms,
  oneUnpaid,
);
