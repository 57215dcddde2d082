import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RefundProposals1764380001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE refund_proposals (
        id uuid PRIMARY KEY,
        payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
        try_id text NOT NULL,
        amount integer NOT NULL CHECK (amount > 0),
        reason text NOT NULL,
        proposed_by_id uuid NOT NULL,
        proposed_by text NOT NULL,
        created_at timestamptz NOT NULL,
        state text NOT NULL CHECK (state IN ('open', 'approved', 'declined', 'void')),
        decided_by text,
        decided_at timestamptz,
        answer text NOT NULL,
        refund_id uuid REFERENCES refunds ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX refund_proposals_open ON refund_proposals (try_id) WHERE state = 'open';
      CREATE INDEX refund_proposals_of_payment ON refund_proposals (payment_id, created_at);
      CREATE INDEX refund_proposals_newest ON refund_proposals (created_at, id);
      CREATE INDEX refund_proposals_by_state ON refund_proposals (state, created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refund_proposals');
  }
}
