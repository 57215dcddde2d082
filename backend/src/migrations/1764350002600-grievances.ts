import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Grievances1764350002600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_messages
        ADD kind text NOT NULL DEFAULT 'message',
        ADD due_at timestamptz,
        ADD CONSTRAINT contact_messages_kind CHECK (
          kind = 'message' AND due_at IS NULL OR kind = 'grievance' AND due_at IS NOT NULL);
      CREATE INDEX contact_messages_grievances ON contact_messages (created_at, id)
        WHERE kind = 'grievance';
      CREATE INDEX contact_messages_due ON contact_messages (due_at)
        WHERE kind = 'grievance' AND answered_at IS NULL AND closed_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX contact_messages_grievances;
      DROP INDEX contact_messages_due;
      ALTER TABLE contact_messages DROP CONSTRAINT contact_messages_kind, DROP kind, DROP due_at`);
  }
}
