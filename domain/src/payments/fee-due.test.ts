import { expect, it } from '@jest/globals';
import { feeDue } from './fee-due.js';
import { aPayment } from '../testing/a-payment.js';
import { aStudent } from '../testing/a-student.js';
import { aWorld } from '../testing/a-world.js';

it('is the fee in force, but for an order that was made before', async () => {
  const [early, late] = [
    aStudent({ id: 'early' }),
    aStudent({ id: 'late', email: 'l@example.com' }),
  ];
  const payments = [aPayment({ studentId: early.id, amount: 50_000, state: 'open' })];
  const { unitOfWork } = await aWorld({ students: [early, late], payments });
  unitOfWork.policy = { ...unitOfWork.policy, feeRupees: 650 };
  await expect(feeDue(unitOfWork.stores, early.id)).resolves.toBe(500);
  await expect(feeDue(unitOfWork.stores, late.id)).resolves.toBe(650);
});
