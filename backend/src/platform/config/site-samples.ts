import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BACKEND_FOLDER } from '../backend-folder.js';

/** Written by the build of the public site, from its content. */
const FILE = join(BACKEND_FOLDER, '../public-web/dist/samples.json');

const kinds = z.array(z.object({ what: z.string(), count: z.int(), isLegal: z.boolean() }));

export type SiteSample = z.infer<typeof kinds>[number];

/** The parts of the built site that are samples; empty where no site was built. */
export const samplesOfSite = (file = FILE): readonly SiteSample[] =>
  existsSync(file) ? kinds.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
