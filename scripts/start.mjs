import { requireNode } from './lib/node-version.mjs';

requireNode(20, 19);

// Imported late, so that an old Node.js gets to the line above.
const { buildProduct } = await import('./lib/build.mjs');
const { runProduct } = await import('./lib/run-product.mjs');

await runProduct({ build: buildProduct, entry: 'backend/dist/main.js', env: process.env });
