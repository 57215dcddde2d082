import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Their places are counted in the row of receipts, so that whoever takes both takes one lock. */
const UP = `
ALTER TABLE receipt_places
  DROP CONSTRAINT receipt_places_last_check,
  ADD CONSTRAINT receipt_places_last_check CHECK (last >= 0),
  ADD COLUMN last_credit_note int NOT NULL DEFAULT 0 CHECK (last_credit_note >= 0);
CREATE TABLE credit_notes (
  number text PRIMARY KEY CHECK (length(number) <= 16),
  receipt_number text NOT NULL REFERENCES receipts,
  receipt_issued_at timestamptz NOT NULL,
  cause text NOT NULL CHECK (cause IN ('refund', 'dispute')),
  cause_id text NOT NULL CONSTRAINT credit_notes_cause_id UNIQUE,
  payment_id uuid NOT NULL REFERENCES payments,
  try_id text NOT NULL,
  order_id text NOT NULL,
  student_id uuid NOT NULL REFERENCES students,
  issued_at timestamptz NOT NULL,
  payer_name text NOT NULL,
  payer_email text NOT NULL,
  amount int NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  description text NOT NULL,
  issuer jsonb,
  tax jsonb NOT NULL
);
CREATE INDEX credit_notes_of_receipt ON credit_notes (receipt_number);
CREATE INDEX credit_notes_of_payment ON credit_notes (payment_id);
CREATE INDEX credit_notes_of_student ON credit_notes (student_id, issued_at DESC);
CREATE INDEX credit_notes_newest ON credit_notes (issued_at DESC, number);
CREATE INDEX credit_notes_by_cause ON credit_notes (cause, issued_at DESC, number);
CREATE INDEX receipts_with_tax ON receipts (issued_at) WHERE tax IS NOT NULL;
CREATE INDEX payment_news_of_money_back ON payment_news (at)
  WHERE told IN ('refund-processed', 'dispute-lost');
CREATE FUNCTION keep_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'payer_name' - 'payer_email'
    IS DISTINCT FROM to_jsonb(OLD) - 'payer_name' - 'payer_email' THEN
    RAISE EXCEPTION 'A credit note can not be changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER credit_notes_are_kept BEFORE UPDATE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION keep_credit_note();`;

const DOWN = `
DROP INDEX payment_news_of_money_back, receipts_with_tax;
DROP TABLE credit_notes;
DROP FUNCTION keep_credit_note;
DELETE FROM receipt_places WHERE last = 0;
ALTER TABLE receipt_places
  DROP COLUMN last_credit_note,
  DROP CONSTRAINT receipt_places_last_check,
  ADD CONSTRAINT receipt_places_last_check CHECK (last > 0);`;

export class CreditNotes1764350002700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
