import { describe, expect, it } from '@jest/globals';
import { givenStudent } from './givens.js';
import type { SetUp, StoresUnderTest } from './stores-under-test.js';
import { fulfilled, overlapping, undone } from './transactions.js';
import { anEventId, anOrderId, aPayment, aPaymentId } from '../a-payment.js';
import { A_DAY } from '../moments.js';
import type { Payment } from '../../payments/payment.js';

async function givenPayment(
  subject: StoresUnderTest,
  parts: Partial<Payment> = {},
): Promise<Payment> {
  const { id: studentId } = await givenStudent(subject);
  const payment = aPayment({ studentId, ...parts });
  await subject.unitOfWork.run((tx) => tx.payments.add(payment));
  return payment;
}

const paid = (payment: Payment): Payment => ({
  ...payment,
  state: 'paid',
  paymentId: aPaymentId(),
  paidAt: A_DAY,
});

function finding(setUp: SetUp): void {
  it('finds a payment by its order, as it was added', async () => {
    const subject = await setUp();
    const payment = await givenPayment(subject);
    await expect(subject.stores.payments.findByOrderId(payment.orderId!)).resolves.toEqual(payment);
    await expect(subject.stores.payments.findByOrderId(anOrderId())).resolves.toBeNull();
  });

  it.each(['open', 'failed'] as const)(
    'finds a payment in the state %s as unpaid',
    async (state) => {
      const subject = await setUp();
      const payment = await givenPayment(subject, { state, orderId: null });
      const found = await subject.stores.payments.findUnpaidOf(payment.studentId);
      expect(found).toEqual(payment);
    },
  );

  it('finds no unpaid payment of a student who has none, or has paid', async () => {
    const subject = await setUp();
    const { id: other } = await givenStudent(subject);
    const payment = await givenPayment(subject);
    await subject.unitOfWork.run((tx) => tx.payments.save(paid(payment)));
    await expect(subject.stores.payments.findUnpaidOf(other)).resolves.toBeNull();
    await expect(subject.stores.payments.findUnpaidOf(payment.studentId)).resolves.toBeNull();
  });

  it('replaces what is kept of a payment', async () => {
    const subject = await setUp();
    const changed = paid({
      ...(await givenPayment(subject, { orderId: null })),
      orderId: anOrderId(),
    });
    await subject.unitOfWork.run((tx) => tx.payments.save(changed));
    await expect(subject.stores.payments.findByOrderId(changed.orderId!)).resolves.toEqual(changed);
  });
}

function oneUnpaid(setUp: SetUp): void {
  it('refuses a second unpaid payment of a student', async () => {
    const subject = await setUp();
    const { studentId, id } = await givenPayment(subject);
    const second = subject.unitOfWork.run((tx) => tx.payments.add(aPayment({ studentId })));
    await expect(second).rejects.toThrow();
    await expect(subject.stores.payments.findUnpaidOf(studentId)).resolves.toMatchObject({ id });
  });

  it('keeps one of two payments that are added at once', async () => {
    const subject = await setUp();
    const { id: studentId } = await givenStudent(subject);
    const first = aPayment({ studentId });
    const added = await overlapping(
      subject.unitOfWork,
      (tx) => tx.payments.add(first),
      (tx) => tx.payments.add(aPayment({ studentId })),
    );
    expect(added.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(subject.stores.payments.findUnpaidOf(studentId)).resolves.toEqual(first);
  });

  it('keeps nothing of a transaction that throws', async () => {
    const subject = await setUp();
    const payment = await givenPayment(subject);
    const other = aPayment({ studentId: (await givenStudent(subject)).id });
    await undone(subject.unitOfWork, async (tx) => {
      await tx.payments.save(paid(payment));
      await tx.payments.add(other);
    });
    await expect(subject.stores.payments.findByOrderId(payment.orderId!)).resolves.toEqual(payment);
    await expect(subject.stores.payments.findByOrderId(other.orderId!)).resolves.toBeNull();
  });
}

function events(setUp: SetUp): void {
  const event = { event: 'payment.captured', payload: { note: '₹ "500"', list: [1, null] } };

  it('notes an event once', async () => {
    const { unitOfWork } = await setUp();
    const id = anEventId();
    const note = () => unitOfWork.run((tx) => tx.payments.noteEvent(id, event));
    await expect(note()).resolves.toBe(true);
    await expect(note()).resolves.toBe(false);
  });

  it('answers true for an event whose first transaction threw', async () => {
    const { unitOfWork } = await setUp();
    const id = anEventId();
    await undone(unitOfWork, (tx) => tx.payments.noteEvent(id, event));
    await expect(unitOfWork.run((tx) => tx.payments.noteEvent(id, event))).resolves.toBe(true);
  });

  it('answers false to the second of two transactions that note an event at once', async () => {
    const { unitOfWork } = await setUp();
    const id = anEventId();
    const noted = await overlapping(
      unitOfWork,
      (tx) => tx.payments.noteEvent(id, event),
      (tx) => tx.payments.noteEvent(id, event),
    );
    expect(noted).toEqual([fulfilled(true), fulfilled(false)]);
  });
}

/** What every {@link PaymentRepository} promises. */
export function paymentRepositoryContract(name: string, setUp: SetUp): void {
  describe(`${name}: PaymentRepository`, () => {
    finding(setUp);
    oneUnpaid(setUp);
    events(setUp);
  });
}
