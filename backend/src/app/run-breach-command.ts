import { readConfig } from '../platform/config/config.js';
import { runBreachCommand } from './breach-command.js';

try {
  await runBreachCommand(process.argv.slice(2), readConfig(process.env), (text) =>
    process.stdout.write(text),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
