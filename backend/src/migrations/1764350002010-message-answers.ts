import { NOW } from '../platform/database/now.sql.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Open messages of the last day are to be answered here; older ones were answered from the company's inbox. */
export class MessageAnswers1764350002010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_answers (
        id uuid PRIMARY KEY,
        message_id uuid NOT NULL REFERENCES contact_messages ON DELETE CASCADE,
        text text NOT NULL,
        admin_id uuid NOT NULL,
        admin_name text NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX message_answers_of_message ON message_answers (message_id, at);
      ALTER TABLE contact_messages ADD answered_at timestamptz, ADD closed_at timestamptz;
      UPDATE contact_messages SET closed_at = created_at WHERE created_at < ${NOW} - interval '1 day';
      CREATE INDEX contact_messages_waiting ON contact_messages (created_at, id)
        WHERE answered_at IS NULL AND closed_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE message_answers;
      DROP INDEX contact_messages_waiting;
      ALTER TABLE contact_messages DROP answered_at, DROP closed_at`);
  }
}
