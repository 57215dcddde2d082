import type { Row } from '../../providers/api-types.js';
import type { CreditCause } from '@portal/domain/payments/receipts/credit-note.js';

/** A credit note as the API tells it; amounts in paise. */
export type CreditNoteRow = Row<'credit-notes'>;

export const CAUSES: Readonly<Record<CreditCause, string>> = {
  refund: 'Refund',
  chargeback: 'Lost chargeback',
};
