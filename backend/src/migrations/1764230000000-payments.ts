import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments from before know of their one try what was kept: its id, and that it was captured. */
const PAYMENTS = `
ALTER TABLE payments
  DROP CONSTRAINT payments_state_check,
  ADD CONSTRAINT payments_state_check
    CHECK (state IN ('open', 'failed', 'authorized', 'paid', 'refunded')),
  ADD tries jsonb NOT NULL DEFAULT '[]',
  ADD flag text CHECK (flag IN ('refund-due', 'amount-differs')),
  ADD replaced_at timestamptz,
  ADD asked_until timestamptz,
  ADD checks int NOT NULL DEFAULT 0,
  ADD check_at timestamptz;
UPDATE payments SET tries = jsonb_build_array(jsonb_build_object(
  'id', payment_id, 'state', 'captured', 'amount', amount,
  'counts', true, 'differs', false, 'refunds', '[]'::jsonb))
WHERE state = 'paid' AND payment_id IS NOT NULL;
UPDATE payments SET check_at = now() WHERE state IN ('open', 'failed');
DROP INDEX payments_one_unpaid;
CREATE UNIQUE INDEX payments_one_unpaid ON payments (student_id)
  WHERE state IN ('open', 'failed', 'authorized') AND replaced_at IS NULL;
CREATE INDEX payments_flagged ON payments (created_at DESC, id) WHERE flag IS NOT NULL;
CREATE INDEX payments_by_day_paid ON payments (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX payments_to_check ON payments (check_at) WHERE check_at IS NOT NULL;`;

/** Events from before were worked off as they came. */
const EVENTS = `
ALTER TABLE provider_events
  ADD name text NOT NULL DEFAULT '',
  ADD order_id text,
  ADD fact jsonb,
  ADD state text NOT NULL DEFAULT 'done'
    CHECK (state IN ('waiting', 'done', 'ignored', 'unmatched')),
  ADD due_at timestamptz,
  ADD worked_at timestamptz;
UPDATE provider_events SET name = coalesce(body ->> 'event', '');
CREATE INDEX provider_events_waiting ON provider_events (received_at, id) WHERE state = 'waiting';
CREATE INDEX provider_events_newest ON provider_events (received_at DESC, id);
CREATE INDEX provider_events_by_state ON provider_events (state, received_at DESC, id);
CREATE INDEX provider_events_of_order ON provider_events (order_id) WHERE order_id IS NOT NULL;`;

const REFUNDS = `
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  try_id text NOT NULL,
  amount int NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('requested', 'processed', 'failed')),
  provider_id text CONSTRAINT refunds_provider_id UNIQUE,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  check_at timestamptz
);
CREATE UNIQUE INDEX refunds_one_a_try ON refunds (try_id) WHERE state <> 'failed';
CREATE INDEX refunds_newest ON refunds (created_at DESC, id);
CREATE INDEX refunds_of_payment ON refunds (payment_id);
CREATE INDEX refunds_to_check ON refunds (check_at) WHERE check_at IS NOT NULL;`;

const DIFFERENCES = `
CREATE TABLE payment_differences (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('paid-there-only', 'paid-here-only', 'amount-differs')),
  order_id text NOT NULL,
  provider_payment_id text NOT NULL,
  amount int NOT NULL,
  found_at timestamptz NOT NULL,
  CONSTRAINT payment_differences_once UNIQUE (provider_payment_id, kind)
);
CREATE INDEX payment_differences_newest ON payment_differences (found_at DESC, id);`;

export class Payments1764230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([PAYMENTS, EVENTS, REFUNDS, DIFFERENCES].join('\n'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE payment_differences, refunds;
      DROP INDEX provider_events_waiting, provider_events_newest, provider_events_by_state,
        provider_events_of_order, payments_flagged, payments_to_check,
        payments_by_day_paid, payments_one_unpaid;
      ALTER TABLE provider_events DROP name, DROP order_id, DROP fact, DROP state, DROP due_at,
        DROP worked_at;
      DELETE FROM payments WHERE replaced_at IS NOT NULL AND state NOT IN ('paid', 'refunded');
      UPDATE payments SET state = 'paid' WHERE state = 'refunded';
      UPDATE payments SET state = 'open' WHERE state = 'authorized';
      CREATE UNIQUE INDEX payments_one_unpaid ON payments (student_id) WHERE state <> 'paid';
      ALTER TABLE payments
        DROP CONSTRAINT payments_state_check,
        ADD CONSTRAINT payments_state_check CHECK (state IN ('open', 'failed', 'paid')),
        DROP tries, DROP flag, DROP replaced_at, DROP asked_until, DROP checks, DROP check_at`);
  }
}
