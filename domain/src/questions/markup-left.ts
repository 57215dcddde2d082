import { ENTITY, signNamed } from './html-signs.js';
import { BLOCKS, PLAIN_TAGS } from './html-text.js';
import { inlineParts } from './question-blocks.js';

const TAGS = new Set([
  ...PLAIN_TAGS,
  ...BLOCKS,
  ...'br hr code kbd sub sup img table tr td th'.split(' '),
]);

/** `a < b` is no tag, and neither is `List<String>`. */
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

/** Marks that Moodle would format and that are shown here as they are: those of HTML, and of Markdown if that is the
 * format. Code in backticks is meant literally. */
export function markupLeft(text: string, format: string | undefined): string[] {
  if (format === 'plain') return [];
  const prose = inlineParts(text).filter(({ isCode }) => !isCode);
  return prose.flatMap((part) => [
    ...tagsIn(part.text),
    ...entitiesIn(part.text),
    ...(format === 'markdown' ? boldIn(part.text) : []),
  ]);
}
