import { join } from 'node:path';
import { precompress } from '../tools/scripts/lib/precompress.mjs';

await precompress(join(import.meta.dirname, 'dist'));
