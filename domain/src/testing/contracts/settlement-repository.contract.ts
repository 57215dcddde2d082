import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import { type SettlementStatement, summedUp } from '../../payments/settlements/settlement.js';
import { aPayment, aPaymentId } from '../a-payment.js';
import { aSettledEntry, aSettlement } from '../a-settlement.js';
import { givenStudent } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';

/** Later than what other tests keep in the same stores. */
const days = { last: 0 };
const aMoment = (): Date => {
  days.last += 1;
  return secondsAfter(new Date('2031-01-01T00:00:00Z'), days.last * 24 * 60 * 60);
};

async function givenPaid(subject: StoresUnderTest, paidAt: Date) {
  const { id: studentId } = await givenStudent(subject);
  const payment = aPayment({ studentId, state: 'paid', paymentId: aPaymentId(), paidAt });
  await subject.run((tx) => tx.payments.add(payment));
  return payment;
}

const keep = (
  subject: StoresUnderTest,
  providerPaymentId: string,
  createdAt: Date,
  { id = randomUUID(), state = 'processed' }: Partial<SettlementStatement> = {},
) => {
  const entry = aSettledEntry({
    id: providerPaymentId,
    paymentId: providerPaymentId,
    settlementId: id,
  });
  const settlement = summedUp(aSettlement({ id, state, createdAt }), [entry]);
  return subject.run((tx) => tx.settlements.keep(settlement, [entry]));
};

export const settlementRepositoryContract = contract('SettlementRepository', (it) => {
  it('tells when the newest was made, also if it is kept twice', async (subject) => {
    const [older, newer] = [aMoment(), aMoment()];
    const id = randomUUID();
    await keep(subject, aPaymentId(), newer, { id });
    await keep(subject, aPaymentId(), newer, { id });
    await keep(subject, aPaymentId(), older);
    await expect(subject.stores.settlements.newest()).resolves.toEqual(newer);
  });

  it('finds the payments of a period that are in none, or in one that failed', async (subject) => {
    const at = aMoment();
    const settled = await givenPaid(subject, at);
    const waits = await givenPaid(subject, at);
    const returned = await givenPaid(subject, at);
    await givenPaid(subject, secondsAfter(at, 60));
    await keep(subject, settled.paymentId!, at);
    await keep(subject, returned.paymentId!, at, { state: 'failed' });
    const found = await subject.stores.payments.findUnsettled(at, secondsAfter(at, 60));
    expect(found.map(({ id }) => id).sort()).toEqual([waits.id, returned.id].sort());
  });

  it('finds a payment by the payment at the provider', async (subject) => {
    const paid = await givenPaid(subject, aMoment());
    const attempts = [
      {
        id: paid.paymentId!,
        state: 'captured',
        amount: 1,
        counts: true,
        differs: false,
        customerFee: 0,
        paysOrder: false,
        refunds: [],
        chargebacks: [],
      },
    ] as const;
    await subject.run((tx) => tx.payments.save({ ...paid, attempts }));
    expect((await subject.stores.payments.findByAttempt(paid.paymentId!))?.id).toBe(paid.id);
    await expect(subject.stores.payments.findByAttempt(aPaymentId())).resolves.toBeNull();
  });
});
