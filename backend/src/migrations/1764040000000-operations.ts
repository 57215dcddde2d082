import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the gauges of each scrape, and for whatever deletes what was kept long enough. */
const UP = `
ALTER TABLE emails ADD COLUMN request_id text;
CREATE INDEX emails_failed ON emails (created_at) WHERE state = 'failed';
CREATE INDEX emails_ended ON emails (created_at) WHERE state <> 'pending';
CREATE INDEX payments_of_last_day ON payments (created_at, state);
CREATE INDEX contact_messages_by_age ON contact_messages (created_at);
CREATE INDEX provider_events_by_age ON provider_events (received_at);
CREATE INDEX verification_codes_by_age ON verification_codes (series_since);
CREATE INDEX rate_limits_by_end ON rate_limits (expire);`;

const DOWN = `
DROP INDEX emails_failed, emails_ended, payments_of_last_day,
  contact_messages_by_age, provider_events_by_age, verification_codes_by_age, rate_limits_by_end;
ALTER TABLE emails DROP COLUMN request_id;`;

export class Operations1764040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
