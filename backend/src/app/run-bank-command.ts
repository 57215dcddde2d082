import { readSetting } from '../platform/config/settings-from-files.js';
import { runBankCommand } from './bank-command.js';
import { runCommand } from './command-line.js';

await runCommand(async () => {
  const isWell = await runBankCommand(
    process.argv.slice(2),
    readSetting(process.env, 'DATABASE_URL'),
    (text) => process.stdout.write(text),
  );
  if (!isWell) process.exitCode = 1;
});
