/** Lists the parts of `deploy/support-ends.json` whose support has ended or ends within 90 days; 1 if there are any. */
import { readFileSync } from 'node:fs';

const DAYS_AHEAD = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const parts = JSON.parse(readFileSync('deploy/support-ends.json', 'utf8'));
const ending = parts.filter(({ until }) => Date.parse(until) < Date.now() + DAYS_AHEAD * DAY_MS);
for (const { part, version, until } of ending) {
  console.error(`${part} ${version}: its support ends on ${until}; take a newer one`);
}
process.exitCode = ending.length > 0 ? 1 : 0;
