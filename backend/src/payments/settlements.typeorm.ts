import type { SettlementRepository } from '@portal/domain/payments/index.js';
import type { EntityManager } from 'typeorm';

const KEEP = `
  INSERT INTO settlements
    (id, state, amount, utr, credit, debit, fee, tax, entries, missing, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (id) DO UPDATE SET (state, amount, utr, credit, debit, fee, tax, entries, missing) =
    (excluded.state, excluded.amount, excluded.utr, excluded.credit, excluded.debit, excluded.fee,
      excluded.tax, excluded.entries, excluded.missing)`;

const KEEP_ENTRIES = `
  INSERT INTO settlement_entries (settlement_id, id, kind, payment_id, order_id, chargeback_id, amount,
    credit, debit, fee, tax)
  SELECT "settlementId", id, kind, "paymentId", "orderId", "chargebackId", amount, credit, debit, fee, tax
  FROM json_to_recordset($1) AS entry ("settlementId" text, id text, kind text, "paymentId" text,
    "orderId" text, "chargebackId" text, amount int, credit int, debit int, fee int, tax int)
  ON CONFLICT (settlement_id, id) DO UPDATE SET
    (kind, payment_id, order_id, chargeback_id, amount, credit, debit, fee, tax) =
    (excluded.kind, excluded.payment_id, excluded.order_id, excluded.chargeback_id, excluded.amount,
      excluded.credit, excluded.debit, excluded.fee, excluded.tax)`;

export function typeormSettlements(manager: EntityManager): SettlementRepository {
  return {
    async keep(settlement, entries) {
      const { id, state, amount, utr, credit, debit, fee, tax, missing, createdAt } = settlement;
      const sums = [credit, debit, fee, tax, settlement.entries, missing];
      await manager.query(KEEP, [id, state, amount, utr, ...sums, createdAt]);
      await manager.query(KEEP_ENTRIES, [JSON.stringify(entries)]);
    },
    async newest() {
      const [row] = await manager.query<{ newest: Date | null }[]>(
        'SELECT max(created_at) AS newest FROM settlements',
      );
      return row?.newest ?? null;
    },
  };
}
