import type { Block, Row, Sender, Words } from './phrases.js';

/** Two spaces after the longest label, so that all texts start in one column. */
function textRows(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  // Each in one line: a line break must not start what looks like another row.
  const line = ([label, text]: Row) => `${label}:`.padEnd(width) + text.replace(/\s+/g, ' ');
  return rows.map(line).join('\n');
}

function textBlock(block: Block): string {
  if (typeof block === 'string') return block;
  if ('code' in block) return block.code;
  if ('rows' in block) return textRows(block.rows);
  if ('quote' in block) return `${block.label}:\n\n${block.quote}`;
  return `${block.button}:\n${block.to}`;
}

const MOST_SIGNS = 78;

function wrapLine(line: string): string {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[0] = word;
    else if (last.length + word.length < MOST_SIGNS) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(`  ${word}`);
  }
  return lines.join('\n');
}

/** Lines of 78 signs, but for a longer word. What goes on is indented: typed text must not start what looks like another
 * row. */
export const wrapped = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.length > MOST_SIGNS ? wrapLine(line) : line))
    .join('\n');

export function textOf({ title, blocks, reason }: Words, { company, publicUrl }: Sender): string {
  // Mail programs recognise the signature by this line.
  const signature = ['-- ', company, publicUrl, reason].join('\n');
  return [title, ...blocks.map(textBlock), signature].join('\n\n') + '\n';
}
