import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When accounts were used before is not known: their time begins now. */
const ACCOUNTS = `
ALTER TABLE students ADD erased_at timestamptz;
CREATE INDEX students_erased ON students (erased_at) WHERE erased_at IS NOT NULL;
CREATE TABLE student_visits (
  student_id uuid PRIMARY KEY,
  last_seen_at timestamptz NOT NULL,
  warned_at timestamptz
);
INSERT INTO student_visits (student_id, last_seen_at) SELECT id, now() FROM students;
CREATE INDEX student_visits_unwarned ON student_visits (last_seen_at) WHERE warned_at IS NULL;
CREATE INDEX student_visits_warned ON student_visits (warned_at) WHERE warned_at IS NOT NULL;`;

/** Only a transaction that says so deletes. Nobody is told to have agreed to a notice that was not there yet. */
const CONSENTS = `
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('account', 'application')),
  subject_id uuid NOT NULL,
  notice text NOT NULL,
  action text NOT NULL CHECK (action IN ('given', 'withdrawn')),
  at timestamptz NOT NULL
);
CREATE INDEX consents_of_subject ON consents (subject_id, at, id);
CREATE INDEX consents_by_age ON consents (at);
CREATE FUNCTION refuse_unless_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('portal.erasing', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
CREATE TRIGGER consents_stand BEFORE UPDATE OR TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_stay BEFORE DELETE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_unless_erasing();`;

/** Words can be taken out of an entry by a transaction that says so; nothing else ever changes. */
const AUDIT = `
CREATE FUNCTION refuse_but_redaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('portal.erasing', true) = 'on'
    AND NEW.reason IN ('', OLD.reason)
    AND (NEW.before IS NULL OR NEW.before IS NOT DISTINCT FROM OLD.before)
    AND (NEW.after IS NULL OR NEW.after IS NOT DISTINCT FROM OLD.after)
    AND (NEW.id, NEW.at, NEW.admin_id, NEW.admin_name, NEW.action, NEW.subject, NEW.subject_id)
      = (OLD.id, OLD.at, OLD.admin_id, OLD.admin_name, OLD.action, OLD.subject, OLD.subject_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
DROP TRIGGER audit_entries_stand ON audit_entries;
CREATE TRIGGER audit_entries_stay BEFORE DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_stand BEFORE UPDATE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_but_redaction();
CREATE INDEX audit_entries_about ON audit_entries (subject_id);
CREATE INDEX audit_entries_on_applications ON audit_entries (at)
  WHERE subject = 'application' AND (before IS NOT NULL OR after IS NOT NULL);`;

const BY_ADDRESS = `
CREATE INDEX applications_of_email ON applications (email);
CREATE INDEX contact_messages_of_email ON contact_messages (email);
CREATE INDEX emails_to_answer ON emails (reply_to) WHERE reply_to IS NOT NULL;
CREATE INDEX emails_of_erasures ON emails (created_at) WHERE kind = 'account-erased';
CREATE INDEX receipts_by_age ON receipts (issued_at);`;

export class Privacy1764260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([ACCOUNTS, CONSENTS, AUDIT, BY_ADDRESS].join('\n'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX applications_of_email, contact_messages_of_email, emails_to_answer,
        emails_of_erasures, receipts_by_age, audit_entries_about, audit_entries_on_applications;
      DROP TRIGGER audit_entries_stand ON audit_entries;
      DROP TRIGGER audit_entries_stay ON audit_entries;
      CREATE TRIGGER audit_entries_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      DROP FUNCTION refuse_but_redaction;
      DROP TABLE consents;
      DROP FUNCTION refuse_unless_erasing;
      DROP TABLE student_visits;
      DROP INDEX students_erased;
      ALTER TABLE students DROP erased_at`);
  }
}
