import { expect, it } from '@jest/globals';
import { readReturn } from './checkout-return.js';
import { isInApp } from './in-app-browser.js';

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

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8';
const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Instagram on an iPhone', `${IPHONE} (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0`],
  [
    'Facebook on Android',
    `${ANDROID}; wv) ${ENGINE} Chrome/140 Mobile Safari/537.36 [FB_IAB/FB4A]`,
  ],
  ['LinkedIn on an iPhone', `${IPHONE} (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.31`],
  ['an app on Android that says nothing', `${ANDROID}; wv) ${ENGINE} Chrome/140 Mobile Safari/537`],
  ['an app on an iPhone that says nothing', `${IPHONE} (KHTML, like Gecko) Mobile/15E148`],
])('%s is a browser inside an app', (_, userAgent) => expect(isInApp(userAgent)).toBe(true));

it.each([
  ['Safari on an iPhone', `${IPHONE} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${ANDROID}) ${ENGINE} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Chrome on a desk', `Mozilla/5.0 (X11; Linux x86_64) ${ENGINE} Chrome/140.0 Safari/537.36`],
  ['Firefox on a desk', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
])('%s is none', (_, userAgent) => expect(isInApp(userAgent)).toBe(false));
