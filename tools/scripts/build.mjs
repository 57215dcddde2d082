import { join } from 'node:path';
import { buildAll, SHIPPED } from './lib/build.mjs';
import { reportFailure } from './lib/report-failure.mjs';

// The image's build has only what it ships, and so can't compile the tests and tools.
const projects = process.argv.includes('--shipped') ? SHIPPED : [];

await buildAll(join(import.meta.dirname, '../..'), { projects }).catch((error) => {
  reportFailure(error);
  process.exit(1);
});
