import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The attempts of a ruling are looked through page by page, which must not read the questions of all attempts. */
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
