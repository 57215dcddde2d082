import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BACKEND_FOLDER } from '../backend-folder.js';

/** Written by the build of the public site, from what its content says of itself. */
const FILE = join(BACKEND_FOLDER, '../public-web/dist/samples.json');

const kinds = z.array(z.object({ what: z.string(), count: z.int(), isLegal: z.boolean() }));

export type SiteSample = z.infer<typeof kinds>[number];

/** What of the built site is a sample; nothing where no site was built, since none is shown then. */
export const samplesOfSite = (file = FILE): readonly SiteSample[] =>
  existsSync(file) ? kinds.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
