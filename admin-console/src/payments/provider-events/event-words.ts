import { wordFor, type Words } from '@portal/domain/kernel/words.js';
import type { EventOutcome } from '@portal/domain/payments/webhooks/provider-event.js';

export const EVENT_STATE_WORDS: Words<EventOutcome | 'waiting'> = {
  waiting: 'Waiting',
  done: 'Worked off',
  ignored: 'Of no use to us',
  unmatched: 'For no order of ours',
  unreadable: 'Unreadable: the provider was asked',
};

const NAMES: Readonly<Record<string, string>> = {
  'order.paid': 'Order paid',
  'payment.authorized': 'Payment authorised',
  'payment.captured': 'Payment captured',
  'payment.failed': 'Payment failed',
  'payment.dispute.created': 'Chargeback opened',
  'payment.dispute.action_required': 'Chargeback: the bank wants more',
  'payment.dispute.under_review': 'Chargeback under review',
  'payment.dispute.closed': 'Chargeback closed',
  'payment.dispute.won': 'Chargeback won',
  'payment.dispute.lost': 'Chargeback lost',
  'refund.created': 'Refund begun',
  'refund.processed': 'Refund processed',
  'refund.failed': 'Refund failed',
  'refund.speed_changed': 'Refund: another speed',
  'settlement.processed': 'Settlement processed',
};

/** A provider's event in words; an unknown event under the provider's own name. */
export const eventInWords = (name: string): string => wordFor(NAMES, name);
