import { expect, test } from '@jest/globals';
import { statusOf } from './payment-status.js';

test.each([
  ['paid', 'Success'],
  ['failed', 'Failed'],
  ['open', 'Pending'],
  ['authorized', 'Authorised'],
  ['refunded', 'Refunded'],
  ['lost', 'Unknown'],
  ['', 'Unknown'],
])('state %p shows as %s', (state, label) => expect(statusOf(state).label).toBe(label));
