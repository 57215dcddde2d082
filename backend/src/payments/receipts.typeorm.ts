import type { ReceiptRepository } from '@portal/domain/payments/index.js';
import type { EntityManager } from 'typeorm';
import { ReceiptSchema } from './receipt.schema.js';
import { dropResult } from '../platform/database/drop-result.js';

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
