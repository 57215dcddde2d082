import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADMINS = `
ALTER TABLE admins
  ADD role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'support', 'content', 'finance')),
  ADD active boolean NOT NULL DEFAULT true;
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  admin_id uuid NOT NULL,
  admin_name text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  subject_id text NOT NULL,
  reason text NOT NULL,
  before jsonb,
  after jsonb
);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
CREATE TRIGGER audit_entries_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE INDEX audit_entries_newest ON audit_entries (at DESC, id);
CREATE INDEX audit_entries_of_subject ON audit_entries (subject, subject_id, at DESC, id);
CREATE INDEX audit_entries_of_admin ON audit_entries (admin_id, at DESC, id);`;

const STATES = `
ALTER TABLE students ADD deactivated_at timestamptz;
ALTER TABLE applications
  ADD status text NOT NULL DEFAULT 'received' CHECK (status IN ('received', 'shortlisted', 'closed')),
  ADD notes text NOT NULL DEFAULT '';`;

/** The words of a row, and a search for rows in which each word typed begins one of them. */
const WORDS = `
CREATE FUNCTION words(VARIADIC texts text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple',
    regexp_replace(lower(array_to_string(texts, ' ')), '[^[:alnum:]]+', ' ', 'g'))
$$;
CREATE FUNCTION prefixes(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & '))
  FROM regexp_split_to_table(lower(typed), '[^[:alnum:]]+') AS word WHERE word <> ''
$$;`;

const LISTS = `
CREATE INDEX students_newest ON students (created_at DESC, id);
CREATE INDEX students_by_name ON students (name, id DESC);
CREATE INDEX students_words ON students USING gin (words(name, email, phone));
CREATE INDEX students_paid ON students (paid_at DESC, id) WHERE paid_at IS NOT NULL;
CREATE INDEX applications_by_status ON applications (status, created_at DESC, id);
CREATE INDEX applications_by_domain ON applications (domain, created_at DESC, id);
CREATE INDEX applications_words ON applications USING gin (words(name, email, phone));
CREATE INDEX contact_messages_newest ON contact_messages (created_at DESC, id);
CREATE INDEX contact_messages_words ON contact_messages USING gin (words(name, email, subject));
CREATE INDEX payments_by_state ON payments (state, created_at DESC, id);
CREATE INDEX payments_of_student ON payments (student_id, created_at DESC, id);
CREATE INDEX payments_by_provider_id ON payments (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX attempts_newest ON attempts (started_at DESC, id);
CREATE INDEX attempts_by_state ON attempts (state, started_at DESC, id);
CREATE INDEX results_by_domain ON results (domain, completed_on DESC, id);
CREATE INDEX results_by_verdict ON results (passed, completed_on DESC, id);
CREATE INDEX results_by_percentage ON results (percentage DESC, id);
CREATE INDEX results_words ON results USING gin (words(student_name, email));
CREATE INDEX emails_newest ON emails (created_at DESC, id);
CREATE INDEX emails_by_state ON emails (state, created_at DESC, id);
CREATE INDEX emails_by_kind ON emails (kind, created_at DESC, id);
CREATE INDEX emails_words ON emails USING gin (words(to_address));
CREATE INDEX questions_by_domain ON questions (domain, id);`;

export class Administration1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([ADMINS, STATES, WORDS, LISTS].join('\n'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX students_newest, students_by_name, students_words, students_paid, applications_by_status,
        applications_by_domain, applications_words, contact_messages_newest, contact_messages_words,
        payments_by_state, payments_of_student, payments_by_provider_id, attempts_newest, attempts_by_state,
        results_by_domain, results_by_verdict, results_by_percentage, results_words, emails_newest,
        emails_by_state, emails_by_kind, emails_words, questions_by_domain;
      DROP FUNCTION words, prefixes;
      ALTER TABLE applications DROP status, DROP notes;
      ALTER TABLE students DROP deactivated_at;
      DROP TABLE audit_entries;
      DROP FUNCTION refuse_change;
      ALTER TABLE admins DROP role, DROP active`);
  }
}
