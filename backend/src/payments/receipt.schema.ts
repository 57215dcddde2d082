import type { Receipt } from '@portal/domain/payments/index.js';
import { EntitySchema } from 'typeorm';

/** Of receipts and credit notes. */
export const PAPER_COLUMNS = {
  number: { type: 'text', primary: true },
  paymentId: { name: 'payment_id', type: 'uuid' },
  orderId: { name: 'order_id', type: 'text' },
  studentId: { name: 'student_id', type: 'uuid' },
  issuedAt: { name: 'issued_at', type: 'timestamptz' },
  payerName: { name: 'payer_name', type: 'text' },
  payerEmail: { name: 'payer_email', type: 'text' },
  amount: { type: 'int' },
  currency: { type: 'text' },
  description: { type: 'text' },
  issuer: { type: 'jsonb' },
} as const;

export const ReceiptSchema = new EntitySchema<Receipt>({
  name: 'Receipt',
  tableName: 'receipts',
  columns: {
    ...PAPER_COLUMNS,
    providerPaymentId: { name: 'provider_payment_id', type: 'text', unique: true },
    tax: { type: 'jsonb', nullable: true },
  },
});
