import type { RowTexts } from './import-row.js';
import { DIFFICULTIES } from './question.js';

const CATEGORY = '$CATEGORY:';
const COMMENT = '//';

export type GiftBlock = {
  readonly line: number;
  readonly text: string;
  readonly comments: string;
  readonly category: string;
};

type OpenBlock = { line: number; lines: string[]; comments: string; readonly category: string };

const newBlock = (category: string): OpenBlock => ({ line: 0, lines: [], comments: '', category });

/** The questions of a file. An empty line ends a question; a comment belongs to the question that it is in; spaces at
 * the start of a later line belong to its text. */
export function giftBlocks(file: string): GiftBlock[] {
  const blocks: OpenBlock[] = [];
  let open = newBlock('');
  for (const [at, raw] of file.replace(/\r\n?/g, '\n').split('\n').entries()) {
    const line = raw.trim();
    const isFirst = open.lines.length === 0;
    if (line === '') open = newBlock(open.category);
    else if (line.startsWith(COMMENT)) open.comments += ` ${line}`;
    else if (isFirst && line.startsWith(CATEGORY)) open = newBlock(line.slice(CATEGORY.length));
    else {
      if (isFirst) {
        open.line = at + 1;
        blocks.push(open);
      }
      open.lines.push(raw.trimEnd());
    }
  }
  return blocks.map(({ lines, ...block }) => ({ ...block, text: lines.join('\n').trim() }));
}

/** `[id:…]`, `[version:…]` and `[tag:…]`; `\]` does not end one. */
const LABEL = /\[(id|version|tag):((?:\\\]|\\(?!\])|[^[\]\\])*)\]/g;

/** The names in a path of categories; a slash in a name is written twice. */
const levelsOf = (path: string): string[] =>
  path
    .replaceAll('//', '\0')
    .split('/')
    .map((name) => name.replaceAll('\0', '/').trim());

/** The labels of a question, from its comments and category; the first id and the first version count. */
export function labelsOf({ comments, category }: GiftBlock): RowTexts {
  const labels = [...comments.matchAll(LABEL)].map(([, kind = '', text = '']) => ({
    kind,
    text: text.replaceAll('\\]', ']').trim(),
  }));
  const textsOf = (wanted: string) =>
    labels.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const [id] = textsOf('id');
  const [version] = textsOf('version');
  const tags = textsOf('tag');
  const factsOf = (kind: 'states' | 'asks'): RowTexts => {
    const names = tags.filter((one) => one.startsWith(`${kind} `));
    return names.length > 0 ? { [kind]: names.map((one) => one.slice(kind.length)).join(' ') } : {};
  };
  const [domain = '', name = ''] = levelsOf(category).slice(-2);
  return {
    ...(id === undefined ? {} : { id }),
    ...(version === undefined ? {} : { version }),
    ...factsOf('states'),
    ...factsOf('asks'),
    domain,
    category: name,
    difficulty: tags.find((one) => (DIFFICULTIES as readonly string[]).includes(one)) ?? '',
    live: tags.includes('draft') ? 'no' : '',
  };
}
