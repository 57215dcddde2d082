import { giftBlocks, labelsOf, type GiftBlock } from './gift-blocks.js';
import { formatNamed, plainText, withoutEscapes } from './gift-text.js';
import { textOfHtml } from './html-text.js';
import type { ImportRow } from './import-row.js';
import { markupLeft } from './markup-left.js';
import { OPTION_KEYS } from './question.js';
import { lostHtml, notFour, notOneRight, UNFIT } from './unfit.js';

const TITLE = /^::(.*?)::/s;
const ANSWERS = /^([^{}]*)\{([^}]*)\}(.*)$/s;
const GENERAL_FEEDBACK = '####';
/** An option or an answer begins with one of these. */
const OPTIONS = /[=~][^=~]*/g;
/** `%weight%text#feedback`: weight and feedback are optional. */
const OPTION = /^(?:%(-?\d+(?:[.,]\d+)?)%)?([^#]*)(?:#(.*))?$/s;
const FULL_MARK = 100;
/** What Moodle shows in a sentence in place of the answers. */
const GAP = '_____';
const MOST_NAMED = 5;

type Option = { readonly text: string; readonly feedback: string; readonly weight: number };

const optionsIn = (answers: string): Option[] =>
  (answers.match(OPTIONS) ?? []).map((part) => {
    const [, weight, text = '', feedback = ''] = OPTION.exec(part.slice(1).trim()) ?? [];
    const usual = part.startsWith('=') ? FULL_MARK : 0;
    // In Europe a comma begins the decimals.
    return { text, feedback, weight: Number(weight?.replace(',', '.') ?? usual) };
  });

/** The kind of question, if it is not multiple choice; else null. */
function otherKind(answers: string): string | null {
  const inside = answers.trim();
  if (inside === '') return UNFIT.essay;
  if (inside.startsWith('#')) return UNFIT.number;
  if (inside.includes('~')) return null;
  if (/^(t|f|true|false)\s*(#|$)/i.test(inside)) return UNFIT.trueOrFalse;
  if (!inside.includes('=')) return 'its answers begin neither by = nor by ~';
  if (inside.includes('->')) return UNFIT.matching;
  return UNFIT.fillIn;
}

/** Why the answers don't fit a test; null if they do. */
function unfitAnswers(answers: string): string | null {
  const kind = otherKind(answers);
  if (kind) return kind;
  if (!/^\s*[=~]/.test(answers)) return 'there is text before the first = or ~ of its answers';
  const weights = optionsIn(answers).map(({ weight }) => weight);
  const right = weights.filter((weight) => weight === FULL_MARK).length;
  if (weights.length !== OPTION_KEYS.length) return notFour(weights.length);
  if (weights.some((weight) => Math.abs(weight) > FULL_MARK)) {
    return `the weight of an option is not between -${FULL_MARK} and ${FULL_MARK}`;
  }
  if (weights.some((weight) => weight > 0 && weight < FULL_MARK)) {
    return 'an option is right in part: in a test it is right or wrong';
  }
  return right === 1 ? null : notOneRight(right);
}

/** Why the answers' braces can't be read. */
function unfitBraces(body: string): string {
  if (!/[{}]/.test(body)) return 'it has no answers between { and }';
  return body.includes('}') ? 'its answers do not begin by {' : 'its answers do not end by }';
}

type Parts = { readonly question: string; readonly answers: string; readonly feedback: string };

function partsOf(body: string): Parts | { readonly fault: string } {
  const found = ANSWERS.exec(body);
  if (!found) return { fault: unfitBraces(body) };
  const [, before = '', inside = '', after = ''] = found;
  if (/[{}]/.test(after)) return { fault: 'it has more than one set of answers' };
  const general = inside.lastIndexOf(GENERAL_FEEDBACK);
  return {
    question: after.trim() === '' ? before : `${before}${GAP}${after}`,
    answers: general < 0 ? inside : inside.slice(0, general),
    feedback: general < 0 ? '' : inside.slice(general + GENERAL_FEEDBACK.length),
  };
}

/** Reads texts in their formats; a text without a format has the question's. */
class TextReader {
  readonly lost = new Set<string>();
  readonly left = new Set<string>();

  constructor(private readonly format: string | undefined) {}

  read(text: string): string {
    const plain = plainText(text);
    const format = formatNamed(text) ?? this.format;
    if (format !== 'html') {
      for (const mark of markupLeft(plain, format)) this.left.add(mark);
      return plain;
    }
    const html = textOfHtml(plain);
    for (const mark of html.lost) this.lost.add(mark);
    return html.text;
  }
}

function textsOf({ question, answers, feedback }: Parts, reader: TextReader) {
  const options = optionsIn(answers);
  const right = options.findIndex(({ weight }) => weight === FULL_MARK);
  return {
    question: reader.read(question),
    ...Object.fromEntries(
      OPTION_KEYS.map((key, at) => [key, reader.read(options[at]?.text ?? '')] as const),
    ),
    correctOption: OPTION_KEYS[right] ?? '',
    explanation: reader.read(feedback.trim() || (options[right]?.feedback ?? '')),
  };
}

function warningsOf(marks: readonly string[]): Pick<ImportRow, 'warnings'> {
  if (marks.length === 0) return {};
  const named = marks.slice(0, MOST_NAMED).join(', ');
  return {
    warnings: [
      `students see these marks as they are written: ${named}. If that is meant, begin the text with [plain], else write it as [html] or without them`,
    ],
  };
}

function rowOfBlock(block: GiftBlock): ImportRow {
  const row = block.line;
  const text = withoutEscapes(block.text);
  const [title = '', name = ''] = TITLE.exec(text) ?? [];
  const body = text.slice(title.length);
  const labels = { id: plainText(name), ...labelsOf(block) };
  const parts = partsOf(body);
  if ('fault' in parts) {
    return { row, texts: { ...labels, question: plainText(body) }, faults: [parts.fault] };
  }
  const reader = new TextReader(formatNamed(parts.question));
  const fault = unfitAnswers(parts.answers);
  if (fault) {
    return { row, texts: { ...labels, question: reader.read(parts.question) }, faults: [fault] };
  }
  const texts = { ...labels, ...textsOf(parts, reader) };
  if (reader.lost.size === 0) return { row, texts, ...warningsOf([...reader.left]) };
  const faults = [lostHtml(reader.lost)];
  return { row, texts, faults };
}

/** Reads Moodle's GIFT: one right option of four; subject and category from `$CATEGORY`, id and
 * difficulty from `[id:…]` and `[tag:…]` in a comment, the explanation from the feedback. */
export const readGift = (file: string): ImportRow[] => giftBlocks(file).map(rowOfBlock);
