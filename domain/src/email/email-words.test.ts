import { expect, it } from '@jest/globals';
import { EMAIL_STATE_WORDS, emailKindInWords } from './email-words.js';

it('a kind and a state of mails have words', () => {
  expect([emailKindInWords('payment-receipt'), emailKindInWords('refund-made')]).toEqual([
    'Receipt',
    'Refund',
  ]);
  expect(EMAIL_STATE_WORDS).toMatchObject({ pending: 'Waiting', sent: 'Sent', failed: 'Failed' });
});
