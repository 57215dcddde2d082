import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds the attempts in which a version of a question was served, without reading the questions of
 * every attempt there is: those of a ruling are looked through page by page.
 */
export class ServedQuestions1764350001700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION served_versions(questions jsonb) RETURNS text[]
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT array_agg((served ->> 'id') || '@' || (served ->> 'version'))
        FROM jsonb_array_elements(questions) AS served
      $$;
      CREATE INDEX attempts_served ON attempts USING gin (served_versions(questions));
      ANALYZE attempts`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX attempts_served; DROP FUNCTION served_versions');
  }
}
