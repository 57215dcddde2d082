import { readSetting } from '../platform/config/settings-from-files.js';
import { runBankCommand } from './bank-command.js';

try {
  const isWell = await runBankCommand(
    process.argv.slice(2),
    readSetting(process.env, 'DATABASE_URL'),
    (text) => process.stdout.write(text),
  );
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
