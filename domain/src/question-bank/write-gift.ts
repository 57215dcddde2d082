import { OPTION_KEYS, type KeptQuestion } from './question.js';
import { stateOf } from './question-state.js';

const SPECIAL = /[\\~=#{}:]/g;
const FORMAT = /^\[[a-z]+\]/i;

const escaped = (text: string): string =>
  text.replace(SPECIAL, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** A text that begins like a mark of GIFT gets that mark before it, so that it is read as text. */
function optionText(text: string, isRight: boolean): string {
  const format = FORMAT.test(text) ? '[plain]' : '';
  const weight = text.startsWith('%') ? `%${isRight ? 100 : 0}%` : '';
  return `${weight}${format}${escaped(text)}`;
}

/** In a level a stroke is written twice, and never right after the one that parts the levels. */
const level = (text: string): string =>
  `${text.startsWith('/') ? ' ' : ''}${text.replaceAll('/', '//')}`;

const tag = (text: string): string => `[tag:${text}]`;

const headOf = ({ domain, category }: KeptQuestion): string =>
  `$CATEGORY: $course$/top/${level(domain)}/${level(category)}`;

const STATE_TAGS = { draft: ['draft'], 'in-review': ['draft'], live: [], retired: ['retired'] };

function blockOf(kept: KeptQuestion): string {
  const tags = [kept.difficulty, ...STATE_TAGS[stateOf(kept)]].map(tag).join(' ');
  const options = OPTION_KEYS.map((key) => {
    const isRight = key === kept.correctOption;
    return `  ${isRight ? '=' : '~'}${optionText(kept.options[key], isRight)}`;
  });
  return [
    `// [id:${kept.id}] ${tags}`,
    `::${kept.id}::[plain]${escaped(kept.question)} {`,
    ...options,
    `  ####${escapedExplanation(kept.explanation)}`,
    '}',
  ].join('\n');
}

const escapedExplanation = (text: string): string =>
  `${FORMAT.test(text) ? '[plain]' : ''}${escaped(text)}`;

/** The questions in Moodle's GIFT format: one category after the other, the options in order. */
export function writeGift(questions: readonly KeptQuestion[]): string {
  let open = '';
  const blocks = questions.flatMap((kept) => {
    const head = headOf(kept);
    const isNew = head !== open;
    open = head;
    return isNew ? [head, blockOf(kept)] : [blockOf(kept)];
  });
  return `${blocks.join('\n\n')}\n`;
}
