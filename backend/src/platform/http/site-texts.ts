import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PUBLIC_WEB } from './built-sites.js';

const siteText = z.object({ path: z.string(), text: z.string() });

export type SiteText = Readonly<z.infer<typeof siteText>>;

/** Texts that come by script, such as the chat's replies; written by the site's build. */
const ON_CALL = 'texts-on-call.json';

const WITH_TEXT = /\.(html|xml)$/;
const BODY = '<body>';
const ENTITIES: readonly (readonly [code: string, sign: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
];

const decoded = (text: string): string =>
  ENTITIES.reduce((changed, [code, sign]) => changed.replaceAll(code, sign), text);

/** The texts of a document, in order; the feed holds the articles as escaped HTML. */
const piecesOf = (source: string): readonly string[] =>
  decoded(source.slice(Math.max(0, source.indexOf(BODY))).replaceAll('<!-- -->', ''))
    .split(/<[^<>]*>/)
    .filter((piece) => piece.includes('{{figure.'))
    .map((piece) => piece.trim());

const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '')}`;

async function read(): Promise<readonly SiteText[]> {
  const files = (await readdir(PUBLIC_WEB, { recursive: true })).filter((file) =>
    WITH_TEXT.test(file),
  );
  const texts = files.sort().map(async (file) => {
    const pieces = piecesOf(await readFile(join(PUBLIC_WEB, file), 'utf8'));
    return [...new Set(pieces)].map((text) => ({ path: pathOf(file), text }));
  });
  const onCall: unknown = JSON.parse(await readFile(join(PUBLIC_WEB, ON_CALL), 'utf8'));
  return [...(await Promise.all(texts)).flat(), ...z.array(siteText).parse(onCall)];
}

let known: Promise<readonly SiteText[]> | null = null;

/** The texts of the site that contain a figure; read once, since only a build changes them. */
export function textsWithFigures(): Promise<readonly SiteText[]> {
  known ??= read().catch((failure: unknown) => {
    known = null;
    throw failure;
  });
  return known;
}
