import { join } from 'node:path';
import { runTool } from './lib/run-tool.mjs';

const [name, ...words] = process.argv.slice(2);

await runTool(join(import.meta.dirname, '../..'), {
  project: 'tools/bench',
  entry: `${name}/main.js`,
  words,
});
