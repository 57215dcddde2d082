import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { PaymentProof } from './entities.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 14;

/** The part of an id after its prefix. */
export const randomName = (): string =>
  Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

export const provePayment = (orderId: string, paymentId: string, secret: string): PaymentProof => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: sign(`${orderId}|${paymentId}`, secret),
});

export const isAuthorized = (header: string | undefined, keyId: string, secret: string) => {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${secret}`).toString('base64')}`);
  const given = Buffer.from(header ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
