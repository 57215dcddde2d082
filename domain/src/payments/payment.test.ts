import { expect, it } from '@jest/globals';
import { statusOf, withCapture, withFailedTry } from './payment.js';
import { secondsAfter } from '../shared/time.js';
import { aPayment } from '../testing/a-payment.js';
import { A_DAY } from '../testing/moments.js';

const open = aPayment();
const paid = withCapture(open, 'pay_1', A_DAY);

it('an open or failed payment can be paid', () => {
  expect(paid).toEqual({ ...open, state: 'paid', paymentId: 'pay_1', paidAt: A_DAY });
  expect(withCapture({ ...open, state: 'failed' }, 'pay_1', A_DAY)).toEqual(paid);
});

it('a payment that is paid stays as it is, whatever comes later', () => {
  expect(withCapture(paid, 'pay_2', secondsAfter(A_DAY, 60))).toBe(paid);
  expect(withFailedTry(paid)).toBe(paid);
});

it('a failed try is noted, and is not the end', () => {
  expect(withFailedTry(open)).toEqual({ ...open, state: 'failed' });
});

it('is told in the words of the specification', () => {
  expect((['paid', 'failed', 'open'] as const).map((state) => statusOf({ state }))).toEqual([
    'success',
    'failed',
    'pending',
  ]);
});
