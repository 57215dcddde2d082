import { expect, test } from '@jest/globals';
import { statusOf } from './payment-status.js';

test.each([
  ['paid', 'Success', 'good'],
  ['failed', 'Failed', 'bad'],
  ['open', 'Pending', 'plain'],
  ['authorized', 'Authorised', 'plain'],
  ['refunded', 'Refunded', 'plain'],
  ['lost', 'Unknown', 'plain'],
])('state %p shows as %s, %s', (state, label, tone) =>
  expect(statusOf(state)).toEqual({ label, tone }),
);
