import { runCommand } from './app/command-line.js';
import { migrate } from './app/migrate.js';
import { namedAddress } from './platform/config/named-address.js';
import { readSetting } from './platform/config/settings-from-files.js';
import { withAddress } from './platform/database/database-errors.js';

/** Run before a release starts, with `DATABASE_URL`, and `MIGRATION_DATABASE_URL` where another role owns the schema.
 * Safe to repeat, to run twice at once, and to run again after it was killed. */
await runCommand(async () => {
  const DATABASE_URL = readSetting(process.env, 'DATABASE_URL');
  if (!DATABASE_URL) throw new Error('DATABASE_URL is missing.');
  const MIGRATION_DATABASE_URL = readSetting(process.env, 'MIGRATION_DATABASE_URL');
  const name = MIGRATION_DATABASE_URL ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  await migrate({ DATABASE_URL, MIGRATION_DATABASE_URL }).catch((error: unknown) => {
    throw withAddress(error, namedAddress({ DATABASE_URL, MIGRATION_DATABASE_URL }, name));
  });
  process.stdout.write('The database is up to date.\n');
});
