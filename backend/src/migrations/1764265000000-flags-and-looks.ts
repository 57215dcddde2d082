import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = `
CREATE INDEX payments_by_flag ON payments (flag, created_at DESC, id) WHERE flag IS NOT NULL;
CREATE INDEX provider_events_needing_a_look ON provider_events (received_at DESC, id)
  WHERE state = 'unmatched' OR state = 'waiting' AND due_at IS NOT NULL;
CREATE INDEX refunds_by_provider_id ON refunds (provider_id) WHERE provider_id IS NOT NULL;
`;

export class FlagsAndLooks1764265000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payments_by_flag, provider_events_needing_a_look, refunds_by_provider_id`);
  }
}
