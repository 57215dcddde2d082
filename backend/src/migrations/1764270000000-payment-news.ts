import type { MigrationInterface, QueryRunner } from 'typeorm';

const NEWS = `
CREATE TABLE payment_news (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  try_id text NOT NULL,
  source text NOT NULL,
  told text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX payment_news_of_payment ON payment_news (payment_id, id);
`;

export class PaymentNews1764270000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NEWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_news');
  }
}
