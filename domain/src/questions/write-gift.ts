import { OPTION_KEYS, type StoredQuestion } from './question.js';

const SPECIAL = /[\\~=#{}:]/g;
const MARK = /^(?:\[[a-z]+\]|%)/i;

const escaped = (text: string): string =>
  text.replace(SPECIAL, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** A text that begins like GIFT's syntax gets a format before it, so that it is read as text. A weight would not do:
 * Moodle only reads it after `~`. */
const asText = (text: string): string => `${MARK.test(text) ? '[plain]' : ''}${escaped(text)}`;

/** In the name of a category a slash is written twice, and never directly after the slash that separates names. */
const level = (text: string): string =>
  `${text.startsWith('/') ? ' ' : ''}${text.replaceAll('/', '//')}`;

const tag = (text: string): string => `[tag:${text}]`;

const headOf = ({ domain, category }: StoredQuestion): string =>
  `$CATEGORY: $course$/top/${level(domain)}/${level(category)}`;

const factTags = ({ facts }: StoredQuestion): string[] => [
  ...(facts?.states ?? []).map((name) => `states ${name}`),
  ...(facts?.asks ?? []).map((name) => `asks ${name}`),
];

function blockOf(kept: StoredQuestion): string {
  const tags = [kept.difficulty, ...(kept.live ? [] : ['draft']), ...factTags(kept)]
    .map(tag)
    .join(' ');
  const options = OPTION_KEYS.map((key) => {
    const mark = key === kept.correctOption ? '=' : '~';
    return `  ${mark}${asText(kept.options[key])}`;
  });
  return [
    `// [id:${kept.id}] [version:${kept.version}] ${tags}`,
    `::${kept.id}::[plain]${escaped(kept.question)} {`,
    ...options,
    `  ####${asText(kept.explanation)}`,
    '}',
  ].join('\n');
}

/** The questions in Moodle's GIFT format, by category; the options in order. */
export function writeGift(questions: readonly StoredQuestion[]): string {
  let open = '';
  const blocks = questions.flatMap((kept) => {
    const head = headOf(kept);
    const isNew = head !== open;
    open = head;
    return isNew ? [head, blockOf(kept)] : [blockOf(kept)];
  });
  return `${blocks.join('\n\n')}\n`;
}
