import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Only the defaults: `timestamptz(3)` would rewrite each table under a lock that stops all readers, and it rounds, so
 * that a moment could come to lie in the future. */
const IN_WHOLE_MILLISECONDS = `
ALTER TABLE provider_events ALTER received_at SET DEFAULT date_trunc('milliseconds', now());
ALTER TABLE question_versions ALTER made_at SET DEFAULT date_trunc('milliseconds', now());
`;

export class WholeMilliseconds1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IN_WHOLE_MILLISECONDS);
  }

  /** Older versions of the product work with these defaults. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
