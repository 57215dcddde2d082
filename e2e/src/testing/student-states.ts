import type { Product } from './product.js';
import { openTest, type SignedIn, takeTest } from './student.js';

export type StudentState =
  | 'pay'
  | 'await-payment'
  | 'start'
  | 'resume'
  | 'retake'
  | 'see-result'
  | 'finished';

const PENDING = `
  INSERT INTO payments (id, student_id, receipt, order_id, amount, currency, state, created_at,
    claimed_payment_id, claimed_at, check_at)
  SELECT gen_random_uuid(), id, 'receipt-' || email, 'order_' || email, 50000, 'INR', 'open', now(),
    'pay_' || email, now(), now() + interval '1 hour' FROM students WHERE email = $1`;

const PAID = 'UPDATE students SET paid_at = now() WHERE email = $1';
const USED_UP = 'UPDATE students SET attempts_used = total_attempts WHERE email = $1';

const RIGHT_TO_PASS = 7;
const RIGHT_TO_FAIL = 2;

export async function bringTo(
  product: Product,
  student: SignedIn,
  state: StudentState,
): Promise<string> {
  if (state === 'pay') return '';
  await product.sql(state === 'await-payment' ? PENDING : PAID, [student.email]);
  if (state === 'resume') await openTest(product, student, 'devops');
  if (state === 'retake') return takeTest(product, student, RIGHT_TO_FAIL);
  if (state !== 'see-result' && state !== 'finished') return '';
  const resultId = await takeTest(product, student, RIGHT_TO_PASS);
  if (state === 'finished') await product.sql(USED_UP, [student.email]);
  return resultId;
}
