import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';

/** The table before allows one code a student and purpose, and replicas of the release before rely on that; so it stays
 * beside this one, and the purge empties it. */
const TABLE = `
CREATE TABLE mailed_codes (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES students ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
  code_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong_tries int NOT NULL,
  stray_tries int NOT NULL,
  used_at timestamptz,
  browser text,
  network text NOT NULL,
  form jsonb
);
CREATE INDEX mailed_codes_of_student ON mailed_codes (student_id, purpose, created_at);
CREATE INDEX mailed_codes_to_purge ON mailed_codes (created_at) WHERE form IS NULL;
`;

/** Who asked for these codes is not known. */
const CODES = `
INSERT INTO mailed_codes
SELECT gen_random_uuid(), student_id, purpose, code_hash, verification_codes.created_at, expires_at,
  wrong_tries, 0, used_at, NULL, '', NULL
FROM verification_codes
WHERE used_at IS NULL AND expires_at > ${NOW} AND purpose = 'reset-password'`;

/** What waits to be verified is a sign-up, which a later one must not replace. */
const SIGN_UPS = `
INSERT INTO mailed_codes
SELECT gen_random_uuid(), students.id, 'verify-email', coalesce(code_hash, ''),
  coalesce(code.created_at, students.created_at), coalesce(expires_at, students.created_at),
  coalesce(wrong_tries, 0), 0, used_at, NULL, '',
  jsonb_build_object('id', gen_random_uuid(), 'name', name, 'phone', phone, 'education', education,
    'experience', experience, 'skills', skills, 'domain', domain, 'passwordHash', password_hash)
FROM students LEFT JOIN verification_codes AS code
  ON code.student_id = students.id AND code.purpose = 'verify-email'
WHERE email_verified_at IS NULL AND erased_at IS NULL`;

export class MailedCodes1764330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [TABLE, CODES, SIGN_UPS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mailed_codes');
  }
}
