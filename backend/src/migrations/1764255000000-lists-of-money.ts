import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders in which the lists of money are read. */
const INDEXES = `
CREATE INDEX provider_events_to_look_at ON provider_events
  ((state = 'unmatched' OR state = 'waiting' AND due_at IS NOT NULL) DESC, received_at DESC, id);
CREATE INDEX refunds_by_state ON refunds (state, created_at DESC, id);
CREATE INDEX refunds_by_try ON refunds (try_id);
CREATE INDEX payment_differences_by_kind ON payment_differences (kind, found_at DESC, id);
CREATE INDEX payment_differences_of_order ON payment_differences (order_id);
`;

export class ListsOfMoney1764255000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX provider_events_to_look_at, refunds_by_state, refunds_by_try,
        payment_differences_by_kind, payment_differences_of_order`);
  }
}
