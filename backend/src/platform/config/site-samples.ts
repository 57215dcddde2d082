import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BACKEND_FOLDER } from '../backend-folder.js';

/** Written by the build of the public site, from its content and the company's facts. */
const FILE = join(BACKEND_FOLDER, '../public-web/dist/samples.json');

const kinds = z.array(z.object({ what: z.string(), found: z.array(z.string()).min(1) }));

export type SiteSample = z.infer<typeof kinds>[number];

export const samplesOfSite = (file = FILE): readonly SiteSample[] =>
  existsSync(file) ? kinds.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

const MOST_NAMED = 3;

/** One kind for people: `news: …, … and 2 more`. */
export function sampleWords({ what, found }: SiteSample): string {
  const more = found.length - MOST_NAMED;
  const named = found.slice(0, MOST_NAMED).join(', ');
  return `${what}: ${named}${more > 0 ? ` and ${String(more)} more` : ''}`;
}
