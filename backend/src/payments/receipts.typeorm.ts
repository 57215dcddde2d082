import type { ReceiptRepository, Receipt } from '@portal/domain/payments/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

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

/** The row stays locked until the transaction ends; if it fails, the place is free again. */
const NEXT_PLACE = `
  INSERT INTO receipt_places AS places (financial_year, last) VALUES ($1, 1)
  ON CONFLICT (financial_year) DO UPDATE SET last = places.last + 1
  RETURNING last`;

export function typeormReceipts(manager: EntityManager): ReceiptRepository {
  const receipts = manager.getRepository(ReceiptSchema);
  return {
    async nextPlace(financialYear) {
      const [row] = await manager.query<{ last: number }[]>(NEXT_PLACE, [financialYear]);
      if (!row) throw new Error('The database gave no place for a receipt');
      return row.last;
    },
    add: (receipt) => dropResult(receipts.insert({ ...receipt })),
    findByNumber: (number) => receipts.findOneBy({ number }),
    findByAttempt: (providerPaymentId) => receipts.findOneBy({ providerPaymentId }),
    findAllOf: (studentId) =>
      receipts.find({ where: { studentId }, order: { issuedAt: 'DESC', number: 'DESC' } }),
    renamePayer: (studentId, { name, email }) =>
      dropResult(receipts.update({ studentId }, { payerName: name, payerEmail: email })),
  };
}
