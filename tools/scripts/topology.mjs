import { join } from 'node:path';
import { runTool } from './lib/run-tool.mjs';

await runTool(join(import.meta.dirname, '../..'), {
  project: 'tools/drills',
  entry: 'topology/main.js',
  words: process.argv.slice(2),
  needsNginx: true,
});
