import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECEIPTS = `
CREATE TABLE receipts (
  number text PRIMARY KEY CHECK (length(number) <= 16),
  payment_id uuid NOT NULL REFERENCES payments,
  try_id text NOT NULL CONSTRAINT receipts_try_id UNIQUE,
  order_id text NOT NULL,
  student_id uuid NOT NULL REFERENCES students,
  issued_at timestamptz NOT NULL,
  payer_name text NOT NULL,
  payer_email text NOT NULL,
  amount int NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  description text NOT NULL,
  issuer jsonb,
  tax jsonb
);
CREATE INDEX receipts_of_payment ON receipts (payment_id);
CREATE INDEX receipts_of_student ON receipts (student_id, issued_at DESC);
CREATE TABLE receipt_places (
  financial_year text PRIMARY KEY,
  last int NOT NULL CHECK (last > 0)
);`;

/** Numbers in the order of payment. Left out is money that was taken a second time, while the first still pays the fee. */
const EARLIER = `
WITH paid AS (
  SELECT DISTINCT ON (payment_id) *,
    (paid_at AT TIME ZONE 'UTC') + interval '5 hours 30 minutes' - interval '3 months' AS shifted
  FROM payments
  WHERE state IN ('paid', 'refunded') AND paid_at IS NOT NULL
    AND payment_id IS NOT NULL AND order_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM payments AS first
      WHERE first.student_id = payments.student_id AND first.state = 'paid'
        AND (first.paid_at, first.created_at, first.id)
          < (payments.paid_at, payments.created_at, payments.id))
  ORDER BY payment_id, paid_at
), placed AS (
  SELECT *, to_char(shifted, 'YY') || '-' || to_char(shifted + interval '1 year', 'YY') AS year,
    row_number() OVER (PARTITION BY date_part('year', shifted) ORDER BY paid_at, id)::int AS place
  FROM paid
), counted AS (
  INSERT INTO receipt_places (financial_year, last)
  SELECT year, max(place) FROM placed GROUP BY year
)
INSERT INTO receipts (number, payment_id, try_id, order_id, student_id, issued_at, payer_name,
  payer_email, amount, currency, description)
SELECT 'RC-' || year || '-' || lpad(place::text, greatest(6, length(place::text)), '0'),
  placed.id, payment_id, order_id, student_id, placed.paid_at, students.name, students.email,
  amount, currency, 'Fee for an online skills assessment'
FROM placed JOIN students ON students.id = student_id`;

export class Receipts1764250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RECEIPTS);
    await runner.query(EARLIER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE receipts, receipt_places');
  }
}
