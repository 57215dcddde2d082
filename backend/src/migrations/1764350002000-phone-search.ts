import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last ten digits tell the numbers of India apart; what stands before them is the country's code, or a nought. */
export class PhoneSearch1764350002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT right(regexp_replace(phone, '[^0-9]+', '', 'g'), 10)
      $$;
      CREATE FUNCTION phone_prefix(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE WHEN typed ~ '^[-+0-9() .]{5,40}$' AND typed ~ '[0-9].*[0-9].*[0-9].*[0-9]'
          THEN right(regexp_replace(
            regexp_replace(typed, '^ *([+] *91|0+)', ''), '[^0-9]+', '', 'g'), 10) || '%' END
      $$;
      CREATE INDEX students_phone ON students (phone_digits(phone) text_pattern_ops);
      CREATE INDEX applications_phone ON applications (phone_digits(phone) text_pattern_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX students_phone, applications_phone;
      DROP FUNCTION phone_digits, phone_prefix`);
  }
}
