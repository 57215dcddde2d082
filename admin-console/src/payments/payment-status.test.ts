import { expect, test } from '@jest/globals';
import { statusOf } from './payment-status.js';

test.each([
  ['success', 'Success'],
  ['failed', 'Failed'],
  ['pending', 'Pending'],
  ['refunded', 'Unknown'],
  ['', 'Unknown'],
])('status %p shows as %s', (status, label) => expect(statusOf(status).label).toBe(label));
