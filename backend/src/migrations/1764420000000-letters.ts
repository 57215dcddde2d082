import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A letter stays when its application is gone, so that its code goes on telling what it is. */
const LETTERS = `
  CREATE TABLE letters (
    id uuid PRIMARY KEY,
    code text NOT NULL CONSTRAINT letters_code UNIQUE,
    application_id uuid REFERENCES applications ON DELETE SET NULL,
    kind text NOT NULL CHECK (kind IN ('offer', 'completion')),
    email text NOT NULL,
    name text NOT NULL,
    terms jsonb,
    issued_at timestamptz NOT NULL,
    state text NOT NULL CHECK (state IN ('valid', 'withdrawn', 'removed')),
    state_at timestamptz NOT NULL,
    CONSTRAINT letters_removed
      CHECK ((state = 'removed') = (terms IS NULL) AND (terms IS NOT NULL OR name = '' AND email = ''))
  );
  CREATE UNIQUE INDEX letters_one_valid ON letters (application_id, kind) WHERE state = 'valid';
  CREATE INDEX letters_of_application ON letters (application_id, issued_at);
  CREATE INDEX letters_of_email ON letters (email) WHERE state <> 'removed';
  CREATE INDEX letters_oldest ON letters (issued_at) WHERE state <> 'removed'`;

export class Letters1764420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LETTERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE letters');
  }
}
