/** A part of a question: a paragraph, code or a quotation. */
export type QuestionBlock = { readonly kind: 'prose' | 'quote' | 'code'; readonly text: string };

/** A part of a line; text between backticks is code. */
export type InlinePart = { readonly isCode: boolean; readonly text: string };

const ANNOUNCES = /[:?]$/;
const isProse = (block: QuestionBlock | undefined): boolean => block?.kind === 'prose';

function kindOf(text: string, before: QuestionBlock | undefined): QuestionBlock['kind'] {
  if (text.includes('\n')) return 'code';
  const isShown = before && isProse(before) && ANNOUNCES.test(before.text);
  if (!isShown) return 'prose';
  return text.startsWith('“') ? 'quote' : 'code';
}

/** The blocks of a question, separated by empty lines. A block of several lines is code; so is a block after a sentence
 * that ends in a colon or a question mark, unless it is a quotation. */
export function questionBlocks(question: string): QuestionBlock[] {
  const blocks: QuestionBlock[] = [];
  for (const text of question.split(/\n{2,}/)) {
    blocks.push({ kind: kindOf(text, blocks.at(-1)), text });
  }
  return blocks;
}

/** The parts of a line, in order, without empty ones. */
export const inlineParts = (line: string): InlinePart[] =>
  line
    .split('`')
    .map((text, index) => ({ isCode: index % 2 === 1, text }))
    .filter(({ text }) => text !== '');
