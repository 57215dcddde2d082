import type { CreditNoteRepository, CreditNote } from '@portal/domain/payments/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';
import { PAPER_COLUMNS } from './receipts.typeorm.js';

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

/** Receipts use the same row, so both wait for one lock. */
const NEXT_PLACE = `
  INSERT INTO receipt_places AS places (financial_year, last, last_credit_note) VALUES ($1, 0, 1)
  ON CONFLICT (financial_year) DO UPDATE SET last_credit_note = places.last_credit_note + 1
  RETURNING last_credit_note AS place`;

export function typeormCreditNotes(manager: EntityManager): CreditNoteRepository {
  const notes = manager.getRepository(CreditNoteSchema);
  return {
    async nextPlace(financialYear) {
      const [row] = await manager.query<{ place: number }[]>(NEXT_PLACE, [financialYear]);
      if (!row) throw new Error('The database gave no place for a credit note');
      return row.place;
    },
    add: (note) => dropResult(notes.insert({ ...note })),
    findByNumber: (number) => notes.findOneBy({ number }),
    findOfReceipt: (receiptNumber) =>
      notes.find({ where: { receiptNumber }, order: { issuedAt: 'ASC', number: 'ASC' } }),
    findAllOf: (studentId) =>
      notes.find({ where: { studentId }, order: { issuedAt: 'DESC', number: 'DESC' } }),
    renamePayer: (studentId, { name, email }) =>
      dropResult(notes.update({ studentId }, { payerName: name, payerEmail: email })),
  };
}
