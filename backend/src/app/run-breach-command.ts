import { readConfig } from '../platform/config/config.js';
import { runBreachCommand } from './breach-command.js';
import { runCommand } from './command-line.js';

await runCommand(() =>
  runBreachCommand(process.argv.slice(2), readConfig(process.env), (text) =>
    process.stdout.write(text),
  ),
);
