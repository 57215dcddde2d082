import { expect, it } from '@jest/globals';
import { startProduct } from '../testing/product-process.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

/** Tells, as the process ends, which modules Node.js has loaded: its own, and those of packages outside of the bundle. */
const TELLING = `data:text/javascript,
  import { createRequire } from 'node:module';
  const { cache } = createRequire('/');
  process.on('exit', () =>
    process._rawDebug('LOADED', [...process.moduleLoadList, ...Object.keys(cache)].join(' ')));`;

/** Where there is no `navigator`, as on Node 20, pg asks for `Response` to know on what it runs. */
const PG_LOADS_FETCH = !('navigator' in globalThis);

it('A start loads neither fetch nor a second copy of TypeORM and of its driver', async () => {
  const product = await startProduct(portal.config, [`--import=${encodeURI(TELLING)}`]);
  await product.end('SIGTERM');
  const [, loaded] = /LOADED (.*)/.exec(product.output()) ?? [];
  expect(loaded).toContain('NativeModule http');
  expect(loaded).toContain('/node_modules/pino/');
  if (!PG_LOADS_FETCH) expect(loaded).not.toContain('deps/undici');
  expect(loaded).not.toMatch(/node_modules\/(typeorm|pg)\//);
});
