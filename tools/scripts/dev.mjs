import { requireNode } from './lib/node-version.mjs';

requireNode(20, 19);

// Imported late, so that an old Node.js gets to the line above.
const { compileProduct } = await import('./lib/build.mjs');
const { runProduct } = await import('./lib/run-product.mjs');

// separate Data, so that it runs beside `npm start`.
const DATA_DIR = process.env.DATA_DIR || '.data/dev';

await runProduct({
  build: compileProduct,
  entry: 'sandbox/dist/dev/main.js',
  env: { ...process.env, DATA_DIR },
});
