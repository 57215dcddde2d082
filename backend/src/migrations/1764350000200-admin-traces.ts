import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = `(CASE action WHEN 'view' THEN 'view' WHEN 'export-list' THEN 'export'
  WHEN 'sign-in' THEN 'sign-in' WHEN 'sign-in-refused' THEN 'sign-in' ELSE 'change' END)`;

const TRACES = `action IN ('view', 'sign-in', 'sign-in-refused')`;

/** Entries that change nothing are deleted after a time, by a transaction that says so; others never. */
export class AdminTraces1764350000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_but_old_traces() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('portal.erasing', true) = 'on' AND OLD.${TRACES} THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
      END $$;
      DROP TRIGGER audit_entries_stay ON audit_entries;
      CREATE TRIGGER audit_entries_stay BEFORE DELETE ON audit_entries
        FOR EACH ROW EXECUTE FUNCTION refuse_but_old_traces();
      CREATE TRIGGER audit_entries_remain BEFORE TRUNCATE ON audit_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE INDEX audit_entries_by_kind ON audit_entries (${KIND}, at DESC, id);
      CREATE INDEX audit_entries_of_traces ON audit_entries (at) WHERE ${TRACES}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX audit_entries_by_kind, audit_entries_of_traces;
      DROP TRIGGER audit_entries_remain ON audit_entries;
      DROP TRIGGER audit_entries_stay ON audit_entries;
      CREATE TRIGGER audit_entries_stay BEFORE DELETE OR TRUNCATE ON audit_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      DROP FUNCTION refuse_but_old_traces`);
  }
}
