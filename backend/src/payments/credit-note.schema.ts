import type { CreditNote } from '@portal/domain/payments/index.js';
import { EntitySchema } from 'typeorm';
import { PAPER_COLUMNS } from './receipt.schema.js';

export const CreditNoteSchema = new EntitySchema<CreditNote>({
  name: 'CreditNote',
  tableName: 'credit_notes',
  columns: {
    ...PAPER_COLUMNS,
    receiptNumber: { name: 'receipt_number', type: 'text' },
    receiptIssuedAt: { name: 'receipt_issued_at', type: 'timestamptz' },
    cause: { type: 'text' },
    causeId: { name: 'cause_id', type: 'text', unique: true },
    providerPaymentId: { name: 'provider_payment_id', type: 'text' },
    tax: { type: 'jsonb' },
  },
});
