import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NOW } from '../platform/database/now.sql.js';

/** The row is written at most every two seconds, however many replicas ask, and none waits for another. A result that
 * outgrows its memory goes to a file, which finds a full disk: a changed row may find room in a page that is there. */
const READINESS = `
CREATE TABLE readiness (
  id smallint PRIMARY KEY CHECK (id = 1),
  written_at timestamptz NOT NULL
);
INSERT INTO readiness (id, written_at) VALUES (1, ${NOW});
CREATE FUNCTION check_writable() RETURNS void LANGUAGE plpgsql SET work_mem = '64kB' AS $$
BEGIN
  UPDATE readiness SET written_at = ${NOW} WHERE id IN (
    SELECT id FROM readiness WHERE written_at < ${NOW} - interval '2 seconds'
    FOR UPDATE SKIP LOCKED);
  PERFORM count(*) FROM generate_series(1, 10000);
END $$;
`;

export class Readiness1764310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(READINESS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION check_writable(); DROP TABLE readiness');
  }
}
