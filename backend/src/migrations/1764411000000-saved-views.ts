import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedViews1764411000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY,
        resource text NOT NULL,
        name text NOT NULL,
        role text,
        filter jsonb NOT NULL,
        admin_id uuid NOT NULL,
        admin_name text NOT NULL
      );
      CREATE INDEX saved_views_of_list ON saved_views (resource, name, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_views');
  }
}
