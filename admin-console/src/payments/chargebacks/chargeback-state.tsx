import { CHARGEBACK_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { stateBadge } from '../../components/badge.js';

export const ChargebackState = stateBadge(CHARGEBACK_STATE_WORDS, {
  open: 'bad',
  'action-required': 'bad',
  won: 'good',
  lost: 'bad',
});

/** A code of the provider in words. */
export const inWords = (code: string): string => code.replaceAll('_', ' ') || '–';
