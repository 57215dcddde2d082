import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { rescueAdmin } from '@portal/domain/staff/index.js';
import { AccountGuesses, adminAccount, Devices } from './accounts/index.js';
import { readConfig } from './platform/config/config.js';
import { Counters } from './platform/database/counters.pg.js';
import { RateLimits } from './platform/http/rate-limits.js';
import { addFirstAdmin } from './staff/index.js';
import { runCommand } from './app/command-line.js';
import { newDataSource } from './app/data-source.js';
import { adapters } from './app/ports.js';

/** Run on the server when there is no admin, or the only owner can't sign in: `node backend/dist/bundle/reset-admin.js <name>`. */
async function resetAdmin(username: string): Promise<void> {
  const config = readConfig(process.env);
  const dataSource = await newDataSource(config.DATABASE_URL).initialize();
  try {
    const ports = adapters(config, dataSource, () => undefined);
    await addFirstAdmin(ports, username.trim(), randomUUID());
    const password = await rescueAdmin(ports, username);
    const counters = new Counters(dataSource);
    const guesses = new AccountGuesses(new Devices(config), counters, new RateLimits(counters));
    await guesses.forget(adminAccount(username));
    process.stdout.write(
      `"${username}" is an active owner without a second factor.\n` +
        `Password for the next sign-in, where it has to be changed: ${password}\n`,
    );
  } finally {
    await dataSource.destroy();
  }
}

const [, , username] = process.argv;
await runCommand(() => {
  if (!username) throw new Error('Usage: node backend/dist/bundle/reset-admin.js <user name>');
  return resetAdmin(username);
});
