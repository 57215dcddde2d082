import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { A_DAY } from '../moments.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';

async function givenDifference(
  subject: StoresUnderTest,
  providerPaymentId = `pay_${randomUUID()}`,
  amount = 100,
): Promise<string> {
  const id = randomUUID();
  const about = { orderId: 'order_1', providerPaymentId: providerPaymentId, aboutId: '', amount };
  await subject.run((tx) =>
    tx.payments.noteDifference({ id, kind: 'amount-differs', ...about, foundAt: A_DAY }),
  );
  return id;
}

export const differenceRepositoryContract = contract('DifferenceRepository', (it) => {
  it('keeps the last decision', async (subject) => {
    const id = await givenDifference(subject);
    const lock = () => subject.run((tx) => tx.differences.lock(id));
    await expect(lock()).resolves.toEqual({ id, decision: null });
    const by = { note: 'Paid by hand', decidedBy: 'meera', decidedAt: A_DAY };
    for (const decision of ['explained', 'written-off'] as const) {
      await subject.run((tx) => tx.differences.decide({ id, decision, ...by }));
      await expect(lock()).resolves.toEqual({ id, decision });
    }
  });

  it.each([
    [100, 'explained'],
    [200, null],
  ] as const)(
    'after one over 100 that was found again over %s, is %s',
    async (subject, amount, now) => {
      const providerPaymentId = `pay_${randomUUID()}`;
      const id = await givenDifference(subject, providerPaymentId);
      const by = { note: '', decidedBy: 'meera', decidedAt: A_DAY };
      await subject.run((tx) => tx.differences.decide({ id, decision: 'explained', ...by }));
      await givenDifference(subject, providerPaymentId, amount);
      expect(await subject.run((tx) => tx.differences.lock(id))).toEqual({ id, decision: now });
    },
  );

  it('knows no difference that was not found', (subject) =>
    expect(subject.run((tx) => tx.differences.lock(randomUUID()))).resolves.toBeNull());
});
