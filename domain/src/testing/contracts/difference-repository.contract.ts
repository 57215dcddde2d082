import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { A_DAY } from '../moments.js';
import type { SetUp, StoresUnderTest } from './stores-under-test.js';

async function givenDifference({ unitOfWork }: StoresUnderTest): Promise<string> {
  const id = randomUUID();
  const about = { orderId: 'order_1', providerPaymentId: `pay_${id}`, aboutId: '', amount: 100 };
  await unitOfWork.run((tx) =>
    tx.payments.noteDifference({ id, kind: 'amount-differs', ...about, foundAt: A_DAY }),
  );
  return id;
}

/** What the stores of decisions on differences promise. */
export function differenceRepositoryContract(name: string, setUp: SetUp): void {
  describe(`${name}: DifferenceRepository`, () => {
    it('keeps the last decision', async () => {
      const subject = await setUp();
      const id = await givenDifference(subject);
      const lock = () => subject.unitOfWork.run((tx) => tx.differences.lock(id));
      await expect(lock()).resolves.toEqual({ id, decision: null });
      const by = { note: 'Paid by hand', decidedBy: 'meera', decidedAt: A_DAY };
      for (const decision of ['explained', 'written-off'] as const) {
        await subject.unitOfWork.run((tx) => tx.differences.decide({ id, decision, ...by }));
        await expect(lock()).resolves.toEqual({ id, decision });
      }
    });

    it('knows no difference that was not found', async () => {
      const subject = await setUp();
      const lock = subject.unitOfWork.run((tx) => tx.differences.lock(randomUUID()));
      await expect(lock).resolves.toBeNull();
    });
  });
}
