import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = `
CREATE INDEX provider_events_to_look_at ON provider_events
  ((state = 'unmatched' OR state = 'waiting' AND due_at IS NOT NULL) DESC, received_at DESC, id);
CREATE INDEX refunds_by_state ON refunds (state, created_at DESC, id);
CREATE INDEX refunds_by_try ON refunds (try_id);
CREATE INDEX payment_differences_by_kind ON payment_differences (kind, found_at DESC, id);
CREATE INDEX payment_differences_of_order ON payment_differences (order_id);
CREATE INDEX audit_entries_of_subject_id ON audit_entries (subject_id);
`;

export class ListIndexes1764255000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX provider_events_to_look_at, refunds_by_state, refunds_by_try,
        payment_differences_by_kind, payment_differences_of_order, audit_entries_of_subject_id`);
  }
}
