/**
 * Changes the domain's rules one at a time, and sees whether a test notices: all areas, or those named.
 * Each area is held to its own tests. It ends badly where fewer than 90 % were noticed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './lib/run.mjs';

/** Fetched when it is asked for: it brings 126 packages, and runs seldom. */
const TOOLS = [
  '@stryker-mutator/core@9.6.1',
  '@stryker-mutator/mocha-runner@9.6.1',
  'mocha@11.8.0',
].map((name) => `--package=${name}`);

const top = join(import.meta.dirname, '../..');
const found = new Set(['Killed', 'Timeout']);
const counted = new Set([...found, 'Survived', 'NoCoverage']);
const areas = readdirSync(join(top, 'domain/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

const reportOf = (area) => join(top, '.cache', 'mutation', `${area}.json`);

function scoreOf(area) {
  const report = JSON.parse(readFileSync(reportOf(area), 'utf8'));
  const states = Object.values(report.files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const all = states.filter((status) => counted.has(status)).length;
  return { all, killed: states.filter((status) => found.has(status)).length };
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !areas.includes(name));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. There are: ${areas.join(', ')}`);
  process.exit(2);
}

mkdirSync(join(top, '.cache/mutation'), { recursive: true });
const [program, ...words] = npm('exec', '--yes', ...TOOLS, '--', 'stryker', 'run');
const rows = (chosen.length > 0 ? chosen : areas).map((area) => {
  rmSync(reportOf(area), { force: true });
  const env = { ...process.env, MUTATE_AREA: area };
  const { status } = spawnSync(program, words, { cwd: top, stdio: 'inherit', env });
  if (status !== 0 && !existsSync(reportOf(area))) {
    console.error(`${area}: the tests did not pass without any change; nothing was measured.`);
    process.exit(1);
  }
  return { area, passed: status === 0, ...scoreOf(area) };
});

for (const { area, passed, killed, all } of rows) {
  const score = ((100 * killed) / all).toFixed(1);
  console.log(`${passed ? ' ' : '✗'} ${area.padEnd(16)} ${score} % (${killed} of ${all})`);
}
process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;
