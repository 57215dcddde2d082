import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode(20, 19);

// Imported late, so that an old Node.js gets to the line above.
const { buildProduct } = await import('./lib/build.mjs');
const { runProduct } = await import('./lib/run-product.mjs');

// From the second start on, Node 22 and newer read the product's code as it was compiled before.
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../..', '.cache', 'compiled');

await runProduct({
  build: buildProduct,
  entry: 'backend/dist/bundle/main.js',
  env: { NODE_COMPILE_CACHE, ...process.env },
});
