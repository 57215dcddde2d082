import { runCommand } from './app/command-line.js';
import { examine, lineOf, outside } from './app/doctor/index.js';

const MAIL = '--mail=';

/** Run with the environment of the product, before its first start or when something does not work. */
await runCommand(async () => {
  const to = process.argv.find((word) => word.startsWith(MAIL))?.slice(MAIL.length);
  const findings = await examine(process.env, outside, to);
  process.stdout.write(findings.map((found) => `${lineOf(found)}\n`).join(''));
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
});
