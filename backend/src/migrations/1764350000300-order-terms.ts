import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which change of the settings made the figures what they are. */
const VERSION = 'ALTER TABLE settings ADD terms_version int NOT NULL DEFAULT 0;';

/** Rows are only ever added; they go with the payment, when that was kept long enough. */
const ORDER_TERMS = `
CREATE TABLE order_terms (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  shown_version int,
  terms_version int NOT NULL,
  policy jsonb NOT NULL,
  agreed_at timestamptz NOT NULL
);
CREATE INDEX order_terms_of_payment ON order_terms (payment_id, agreed_at);
CREATE FUNCTION refuse_unless_orphaned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payments WHERE payments.id = OLD.payment_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
CREATE TRIGGER order_terms_stand BEFORE UPDATE ON order_terms
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_terms_stay BEFORE DELETE ON order_terms
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_orphaned();`;

export class OrderTerms1764350000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([VERSION, ORDER_TERMS].join('\n'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_terms;
      DROP FUNCTION refuse_unless_orphaned;
      ALTER TABLE settings DROP terms_version`);
  }
}
