import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE payment_disputes (
  id text PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  try_id text NOT NULL,
  amount int NOT NULL,
  deducted int NOT NULL,
  reason text NOT NULL,
  phase text NOT NULL,
  state text NOT NULL,
  respond_by timestamptz,
  opened_at timestamptz NOT NULL,
  as_of timestamptz NOT NULL
);
CREATE INDEX payment_disputes_of_payment ON payment_disputes (payment_id);
CREATE INDEX payment_disputes_to_answer ON payment_disputes (respond_by)
  WHERE state IN ('open', 'action-required');
ALTER TABLE payments
  DROP CONSTRAINT payments_flag_check,
  ADD CONSTRAINT payments_flag_check CHECK (flag IN ('refund-due', 'amount-differs', 'disputed'));
ALTER TABLE payment_differences
  ADD about_id text NOT NULL DEFAULT '',
  DROP CONSTRAINT payment_differences_kind_check,
  ADD CONSTRAINT payment_differences_kind_check CHECK (kind IN ('paid-there-only', 'paid-here-only',
    'amount-differs', 'refunded-there-only', 'disputed-there-only', 'dispute-differs')),
  DROP CONSTRAINT payment_differences_once,
  ADD CONSTRAINT payment_differences_once UNIQUE (provider_payment_id, kind, about_id);`;

const DOWN = `
DELETE FROM payment_differences WHERE kind IN ('disputed-there-only', 'dispute-differs');
DELETE FROM payment_differences AS one USING payment_differences AS other
  WHERE one.provider_payment_id = other.provider_payment_id AND one.kind = other.kind
  AND one.id > other.id;
ALTER TABLE payment_differences
  DROP CONSTRAINT payment_differences_once,
  ADD CONSTRAINT payment_differences_once UNIQUE (provider_payment_id, kind),
  DROP CONSTRAINT payment_differences_kind_check,
  ADD CONSTRAINT payment_differences_kind_check CHECK (kind IN ('paid-there-only', 'paid-here-only',
    'amount-differs', 'refunded-there-only')),
  DROP about_id;
UPDATE payments SET flag = NULL WHERE flag = 'disputed';
ALTER TABLE payments
  DROP CONSTRAINT payments_flag_check,
  ADD CONSTRAINT payments_flag_check CHECK (flag IN ('refund-due', 'amount-differs'));
DROP TABLE payment_disputes;`;

export class PaymentDisputes1764350000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
