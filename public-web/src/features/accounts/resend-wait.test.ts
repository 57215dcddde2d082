import { expect, it } from '@jest/globals';
import { tabStore } from '../../lib/storage.js';
import { createResendWait } from './resend-wait.js';

it('The wait for another code starts with the first visit, and not again with a reload', () => {
  const { ensure } = createResendWait('wait');
  ensure();
  expect(Number(tabStore.get('wait'))).toBeGreaterThan(Date.now());
  tabStore.set('wait', '1');
  ensure();
  expect(tabStore.get('wait')).toBe('1');
});
