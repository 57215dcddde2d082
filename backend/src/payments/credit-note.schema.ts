import type { CreditNote } from '@portal/domain/payments/index.js';
import { EntitySchema } from 'typeorm';

export const CreditNoteSchema = new EntitySchema<CreditNote>({
  name: 'CreditNote',
  tableName: 'credit_notes',
  columns: {
    number: { type: 'text', primary: true },
    receiptNumber: { name: 'receipt_number', type: 'text' },
    receiptIssuedAt: { name: 'receipt_issued_at', type: 'timestamptz' },
    cause: { type: 'text' },
    causeId: { name: 'cause_id', type: 'text', unique: true },
    paymentId: { name: 'payment_id', type: 'uuid' },
    providerPaymentId: { name: 'provider_payment_id', type: 'text' },
    orderId: { name: 'order_id', type: 'text' },
    studentId: { name: 'student_id', type: 'uuid' },
    issuedAt: { name: 'issued_at', type: 'timestamptz' },
    payerName: { name: 'payer_name', type: 'text' },
    payerEmail: { name: 'payer_email', type: 'text' },
    amount: { type: 'int' },
    currency: { type: 'text' },
    description: { type: 'text' },
    issuer: { type: 'jsonb' },
    tax: { type: 'jsonb' },
  },
});
