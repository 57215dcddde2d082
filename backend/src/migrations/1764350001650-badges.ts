import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';

/** JSON as it was signed: `jsonb` would put its parts in another order. */
const TABLES = `
CREATE TABLE badges (
  list int NOT NULL CHECK (list > 0),
  place int NOT NULL CHECK (place BETWEEN 0 AND 131071),
  certificate_id uuid NOT NULL,
  credential json,
  is_marked boolean NOT NULL DEFAULT false,
  PRIMARY KEY (list, place),
  CONSTRAINT badges_marked_when_lost CHECK (NOT is_marked OR credential IS NULL)
);
CREATE UNIQUE INDEX badges_one_each ON badges (certificate_id) WHERE credential IS NOT NULL;
CREATE INDEX badges_unmarked ON badges (list) WHERE credential IS NULL AND NOT is_marked;
CREATE TABLE badge_lists (list int PRIMARY KEY, credential json NOT NULL);
CREATE TABLE badges_due (
  certificate_id uuid PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT ${NOW}
);
CREATE INDEX badges_due_since ON badges_due (since, certificate_id);
CREATE TABLE credential_keys (
  public_key text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT ${NOW}
);`;

/** In the database, so that a replica of an earlier release, which knows no badges, takes them away too. */
const FOLLOW = `
CREATE FUNCTION badge_follows_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE badges SET credential = NULL
    WHERE certificate_id = NEW.id AND credential IS NOT NULL;
  INSERT INTO badges_due (certificate_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER badge_of_new_certificate AFTER INSERT ON certificates
  FOR EACH ROW EXECUTE FUNCTION badge_follows_certificate();
CREATE TRIGGER badge_follows_certificate AFTER UPDATE ON certificates FOR EACH ROW
  WHEN ((OLD.state, OLD.name_as_printed, OLD.facts, OLD.student_id)
    IS DISTINCT FROM (NEW.state, NEW.name_as_printed, NEW.facts, NEW.student_id))
  EXECUTE FUNCTION badge_follows_certificate();`;

const EARLIER_CERTIFICATES = `
INSERT INTO badges_due (certificate_id) SELECT id FROM certificates WHERE state = 'valid'
ON CONFLICT DO NOTHING`;

export class Badges1764350001650 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(FOLLOW);
    await runner.query(EARLIER_CERTIFICATES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER badge_of_new_certificate ON certificates');
    await runner.query('DROP TRIGGER badge_follows_certificate ON certificates');
    await runner.query('DROP FUNCTION badge_follows_certificate');
    await runner.query('DROP TABLE badges, badge_lists, badges_due, credential_keys');
  }
}
