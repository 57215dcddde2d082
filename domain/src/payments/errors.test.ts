import { expect, it } from '@jest/globals';
import type { DomainError } from '../kernel/errors.js';
import {
  AlreadyPaid,
  CaptureRefused,
  GatewayFailed,
  OrderNotMade,
  NothingToRefund,
  PaymentPending,
  ProviderAway,
  ProviderSilent,
  PaymentNotVerified,
  ReceiptNotFound,
  RefundRefused,
  FeeChanged,
  WrongAmount,
} from './errors.js';

const REFUSALS: readonly (readonly [DomainError, kind: string, code: string, message: string])[] = [
  [
    new GatewayFailed(),
    'unavailable',
    'gateway_failed',
    'The payment provider did not answer as expected.',
  ],
  [
    new ProviderAway(),
    'unavailable',
    'gateway_failed',
    'The payment provider did not answer as expected.',
  ],
  [new OrderNotMade(), 'unavailable', 'gateway_failed', 'Failed to create order'],
  [
    new ProviderSilent(),
    'unavailable',
    'provider_silent',
    'The payment provider did not answer. Please try again in a while.',
  ],
  [new AlreadyPaid(), 'conflict', 'already_paid', 'You have already paid the test fee.'],
  [new FeeChanged(), 'conflict', 'fee_changed', 'The fee has changed, please read again'],
  [new WrongAmount(), 'invalid', 'wrong_amount', 'Failed to create order'],
  [new PaymentNotVerified(), 'invalid', 'payment_not_verified', 'Payment verification failed'],
  [
    new NothingToRefund(),
    'conflict',
    'nothing_to_refund',
    'There is nothing of this payment to give back.',
  ],
  [
    new PaymentPending(),
    'conflict',
    'payment_pending',
    'We are checking your payment with the payment provider. Please do not pay again.',
  ],
  [
    new CaptureRefused(),
    'conflict',
    'capture_refused',
    'The payment provider refused the capture.',
  ],
  [new ReceiptNotFound(), 'not-found', 'receipt_not_found', 'There is no such receipt.'],
  [new RefundRefused(), 'conflict', 'refund_refused', 'The payment provider refused the refund.'],
];

it.each(REFUSALS)('%p is of kind %s, with the code %s', (refusal, kind, code, message) => {
  expect(refusal).toMatchObject({ kind, code, message });
  expect(refusal.name).toBe(refusal.constructor.name);
});

it('asks to try again soon when the provider failed', () => {
  expect(new ProviderSilent().details.retryAfterSeconds).toBe(5);
  expect(new GatewayFailed().details.retryAfterSeconds).toBe(5);
});
