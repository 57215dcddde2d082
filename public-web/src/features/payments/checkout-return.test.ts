import { expect, it } from '@jest/globals';
import { readReturn } from './checkout-return.js';

const PROOF = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'a1b2',
};

it('the proof is read from the fragment', () =>
  expect(readReturn(`#paid&${new URLSearchParams(PROOF).toString()}`)).toEqual({ proof: PROOF }));

it('a failure is read from it', () => expect(readReturn('#failed')).toEqual({ hasFailed: true }));

it.each(['', '#', '#main', '#paid', '#paid&razorpay_order_id=order_1'])(
  'the fragment "%s" says nothing of a payment',
  (fragment) => expect(readReturn(fragment)).toBeNull(),
);
