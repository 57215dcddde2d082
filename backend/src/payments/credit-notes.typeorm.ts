import type { CreditNoteRepository, Receipt } from '@portal/domain/payments/index.js';
import type { EntityManager } from 'typeorm';
import { CreditNoteSchema } from './credit-note.schema.js';
import { written } from '../platform/database/written.js';

/** The row that receipts take their place from as well: one lock for both. */
const NEXT_PLACE = `
  INSERT INTO receipt_places AS places (financial_year, last, last_credit_note) VALUES ($1, 0, 1)
  ON CONFLICT (financial_year) DO UPDATE SET last_credit_note = places.last_credit_note + 1
  RETURNING last_credit_note AS place`;

/** Begins with what went back of late, which an index answers. */
const UNCREDITED = `
  SELECT receipts.payment_id AS "paymentId", receipts.student_id AS "studentId"
  FROM receipts JOIN payments ON payments.id = receipts.payment_id
  WHERE receipts.tax IS NOT NULL
    AND receipts.payment_id IN (SELECT entry.payment_id FROM payment_history AS entry
      WHERE entry.change IN ('refund-processed', 'chargeback-lost') AND entry.at >= $1)
    AND receipts.amount > (SELECT coalesce(sum(note.amount), 0) FROM credit_notes AS note
      WHERE note.receipt_number = receipts.number)
    AND EXISTS (SELECT FROM jsonb_array_elements(payments.attempts) AS one,
      jsonb_array_elements((one -> 'refunds') || CASE WHEN $2::boolean
        THEN coalesce(one -> 'chargebacks', '[]') ELSE '[]' END) AS back
      WHERE one ->> 'id' = receipts.provider_payment_id AND back ->> 'state' IN ('processed', 'lost')
        AND NOT EXISTS (SELECT FROM credit_notes AS note WHERE note.cause_id = back ->> 'id'))
  ORDER BY receipts.number LIMIT $3`;

type Uncredited = Pick<Receipt, 'paymentId' | 'studentId'>;

export function typeormCreditNotes(manager: EntityManager): CreditNoteRepository {
  const notes = manager.getRepository(CreditNoteSchema);
  return {
    async nextPlace(financialYear) {
      const [row] = await manager.query<{ place: number }[]>(NEXT_PLACE, [financialYear]);
      if (!row) throw new Error('The database gave no place for a credit note');
      return row.place;
    },
    add: (note) => written(notes.insert({ ...note })),
    findByNumber: (number) => notes.findOneBy({ number }),
    findOfReceipt: (receiptNumber) =>
      notes.find({ where: { receiptNumber }, order: { issuedAt: 'ASC', number: 'ASC' } }),
    findAllOf: (studentId) =>
      notes.find({ where: { studentId }, order: { issuedAt: 'DESC', number: 'DESC' } }),
    findUncredited: (since, withLostChargebacks, most) =>
      manager.query<Uncredited[]>(UNCREDITED, [since, withLostChargebacks, most]),
    renamePayer: (studentId, { name, email }) =>
      written(notes.update({ studentId }, { payerName: name, payerEmail: email })),
  };
}
