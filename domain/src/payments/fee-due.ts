import { PAISE_PER_RUPEE } from './payment.js';
import type { Stores } from '../shared/unit-of-work.js';

/** What a student who has not paid is to pay, in rupees; an order that is open keeps its amount. */
export async function feeDue(
  { payments, policy }: Pick<Stores, 'payments' | 'policy'>,
  studentId: string,
): Promise<number> {
  const unpaid = await payments.findUnpaidOf(studentId);
  return unpaid ? unpaid.amount / PAISE_PER_RUPEE : (await policy.current()).feeRupees;
}
