/**
 * Asks the registry whether a hole is known in a package that production uses.
 * Exit codes: 0 none is known, 1 some are, 2 the registry could not be asked.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const COULD_NOT_ASK = 2;

const root = join(import.meta.dirname, '../..');
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e9,
});

function answerIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { vulnerabilities, metadata, message } = answerIn(stdout);
if (!vulnerabilities || !metadata?.dependencies?.prod) {
  console.error(`The registry could not be asked: ${message ?? stderr.trim()}`);
  process.exit(COULD_NOT_ASK);
}
const known = Object.values(vulnerabilities);
for (const { name, severity, range } of known) console.log(`${severity}: ${name} ${range}`);
console.log(`${known.length} of ${metadata.dependencies.prod} packages have a known hole.`);
process.exit(known.length === 0 ? 0 : 1);
