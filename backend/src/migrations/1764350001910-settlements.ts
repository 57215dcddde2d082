import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'paid-there-only', 'paid-here-only', 'amount-differs', 'refunded-there-only',
  'disputed-there-only', 'dispute-differs'`;

const kinds = (allowed: string) => `
ALTER TABLE payment_differences
  DROP CONSTRAINT payment_differences_kind_check,
  ADD CONSTRAINT payment_differences_kind_check CHECK (kind IN (${allowed}));`;

const UP = `
CREATE TABLE settlements (
  id text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('created', 'processed', 'failed')),
  amount int NOT NULL,
  utr text NOT NULL,
  credit int NOT NULL,
  debit int NOT NULL,
  fee int NOT NULL,
  tax int NOT NULL,
  entries int NOT NULL,
  missing int NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX settlements_newest ON settlements (created_at DESC, id);
CREATE INDEX settlements_by_utr ON settlements (utr);
CREATE INDEX settlements_differ ON settlements ((state = 'failed' OR missing <> 0), created_at DESC, id);
CREATE TABLE settlement_entries (
  settlement_id text NOT NULL REFERENCES settlements (id) ON DELETE CASCADE,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund', 'adjustment')),
  payment_id text NOT NULL,
  order_id text NOT NULL,
  dispute_id text NOT NULL,
  amount int NOT NULL,
  credit int NOT NULL,
  debit int NOT NULL,
  fee int NOT NULL,
  tax int NOT NULL,
  PRIMARY KEY (settlement_id, id)
);
CREATE INDEX settlement_entries_by_id ON settlement_entries (id);
CREATE INDEX settlement_entries_of_payment ON settlement_entries (payment_id);
${kinds(`${BEFORE}, 'settled-unknown', 'settled-differs', 'settlement-differs',
  'settlement-failed', 'not-settled'`)}`;

const DOWN = `
DELETE FROM payment_differences WHERE kind NOT IN (${BEFORE});
${kinds(BEFORE)}
DROP TABLE settlement_entries, settlements;`;

export class Settlements1764350001910 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
