import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of what is typed in one piece, such as an email, only the last word may be the beginning of one. */
export class WholeWordsInAddresses1764441000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      CREATE OR REPLACE FUNCTION prefixes(typed text) RETURNS tsquery
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT to_tsquery('pg_catalog.simple', string_agg(
          array_to_string(array_remove(regexp_split_to_array(piece, '[^[:alnum:]]+'), ''), ' & ') || ':*',
          ' & '))
        FROM regexp_split_to_table(lower(typed), '\s+') AS piece WHERE piece ~ '[[:alnum:]]'
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION prefixes(typed text) RETURNS tsquery
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & '))
        FROM regexp_split_to_table(lower(typed), '[^[:alnum:]]+') AS word WHERE word <> ''
      $$`);
  }
}
