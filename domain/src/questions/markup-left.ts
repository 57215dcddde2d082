import { ENTITY, signNamed } from './html-signs.js';
import { BLOCKS, PLAIN_TAGS } from './html-text.js';
import { inlineParts } from './question-blocks.js';

const TAGS = new Set([
  ...PLAIN_TAGS,
  ...BLOCKS,
  ...'br hr code kbd sub sup img table tr td th'.split(' '),
]);

/** No tag is `a < b`, nor `List<String>`. */
const TAG = /<\/?([a-z][a-z\d]*)(?:[\s/][^<>]*)?>/gi;
const BOLD = /\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*|__[^\s_](?:[^_\n]*[^\s_])?__/g;

const tagsIn = (text: string): string[] =>
  [...text.matchAll(TAG)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => TAGS.has(name))
    .map((name) => `<${name}>`);

const entitiesIn = (text: string): string[] =>
  [...text.matchAll(ENTITY)]
    .filter(([, name = '']) => signNamed(name) !== undefined)
    .map(([entity]) => entity);

const boldIn = (text: string): string[] =>
  [...text.matchAll(BOLD)].map(([bold]) => bold.slice(0, 2));

/** The marks in a text that Moodle would act on, and that are here as they are: those of HTML,
 * and of Markdown where that is the format. Code between backticks is meant as it is. */
export function markupLeft(text: string, format: string | undefined): string[] {
  if (format === 'plain') return [];
  const prose = inlineParts(text).filter(({ isCode }) => !isCode);
  return prose.flatMap((part) => [
    ...tagsIn(part.text),
    ...entitiesIn(part.text),
    ...(format === 'markdown' ? boldIn(part.text) : []),
  ]);
}
