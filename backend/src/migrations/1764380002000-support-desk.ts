import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SupportDesk1764380002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE canned_answers (
        id uuid PRIMARY KEY,
        title text NOT NULL,
        text text NOT NULL,
        version integer NOT NULL
      );
      ALTER TABLE contact_messages ADD owner_id uuid, ADD owner_name text;
      CREATE INDEX contact_messages_of_owner ON contact_messages (owner_name, created_at, id)
        WHERE owner_name IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE canned_answers;
      ALTER TABLE contact_messages DROP owner_id, DROP owner_name`);
  }
}
