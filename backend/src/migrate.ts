import { migrate } from './shared/migrate.js';

/**
 * Run before a release starts: `node backend/dist/migrate.js`, with `DATABASE_URL` alone. Safe to
 * repeat, to run twice at once, and to run again after it was killed.
 */
const { DATABASE_URL } = process.env;
try {
  if (!DATABASE_URL) throw new Error('DATABASE_URL is missing.');
  await migrate(DATABASE_URL);
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
