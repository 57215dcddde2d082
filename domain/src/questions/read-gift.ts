import { giftBlocks, labelsOf, type GiftBlock } from './gift-blocks.js';
import { formatNamed, lastMark, markAt, meantBy } from './gift-marks.js';
import { textOfHtml } from './html-text.js';
import type { ImportRow } from './import-row.js';
import { markupLeft } from './markup-left.js';
import { OPTION_KEYS } from './question.js';

const TITLE = /^::((?:\\.|(?!::)[^\\])*)::/s;
const WEIGHT = /^%(-?\d+(?:\.\d+)?)%/;
const GENERAL_FEEDBACK = '####';
const FULL_MARK = 100;
/** What Moodle shows in a sentence in place of the answers. */
const GAP = '_____';
const MOST_NAMED = 5;

type Choice = { readonly text: string; readonly feedback: string; readonly weight: number };

function choiceOf(part: string): Choice {
  const isMarkedRight = part.startsWith('=');
  const body = part.slice(1).trim();
  const [mark, weight = isMarkedRight ? FULL_MARK : 0] = WEIGHT.exec(body) ?? [''];
  const hash = markAt(body, '#', mark.length);
  const text = body.slice(mark.length, hash < 0 ? undefined : hash);
  const feedback = hash < 0 ? '' : body.slice(hash + 1);
  return { text, feedback, weight: Number(weight) };
}

function choicesOf(answers: string): Choice[] {
  const choices: Choice[] = [];
  for (let at = markAt(answers, '=~'); at >= 0;) {
    const next = markAt(answers, '=~', at + 1);
    choices.push(choiceOf(answers.slice(at, next < 0 ? undefined : next)));
    at = next;
  }
  return choices;
}

const beforeFeedback = (answers: string): string => {
  const hash = markAt(answers, '#');
  return (hash < 0 ? answers : answers.slice(0, hash)).trim();
};

/** What kind of question these answers make, where it is none of choice; null for one of choice. */
function otherKind(answers: string): string | null {
  const inside = answers.trim();
  if (inside === '') return 'it is an essay: there is nothing to choose from';
  if (inside.startsWith('#')) return 'it asks for a number: there is nothing to choose from';
  if (markAt(inside, '~') >= 0) return null;
  if (/^(t|f|true|false)$/i.test(beforeFeedback(inside))) return 'it is true or false';
  if (markAt(inside, '=') < 0) return 'its answers begin neither by = nor by ~';
  if (inside.includes('->')) return 'it is a matching question';
  return 'it is a fill-in question: there is no wrong answer to choose';
}

/** Why the answers are not those of a test's question; null if they are. */
function unfitAnswers(answers: string): string | null {
  const kind = otherKind(answers);
  if (kind) return kind;
  if (answers.slice(0, markAt(answers, '=~')).trim() !== '') {
    return 'there is text before the first = or ~ of its answers';
  }
  const weights = choicesOf(answers).map(({ weight }) => weight);
  const right = weights.filter((weight) => weight === FULL_MARK).length;
  if (weights.length !== OPTION_KEYS.length) return `it has ${weights.length} options, not four`;
  if (weights.some((weight) => Math.abs(weight) > FULL_MARK)) {
    return `the weight of an option is not between -${FULL_MARK} and ${FULL_MARK}`;
  }
  if (weights.some((weight) => weight > 0 && weight < FULL_MARK)) {
    return 'an option is right in part: in a test it is right or wrong';
  }
  return right === 1 ? null : `${right} of its options are right, not one`;
}

type Parts = { readonly question: string; readonly answers: string; readonly feedback: string };

function partsOf(body: string): Parts | { readonly fault: string } {
  const [start, end] = [markAt(body, '{'), markAt(body, '}')];
  if (start < 0 && end < 0) return { fault: 'it has no answers between { and }' };
  if (end < 0) return { fault: 'its answers do not end by }' };
  if (start < 0 || start > end) return { fault: 'its answers do not begin by {' };
  const [before, after] = [body.slice(0, start), body.slice(end + 1).trim()];
  if (markAt(after, '{}') >= 0) return { fault: 'it has more than one set of answers' };
  const inside = body.slice(start + 1, end);
  const general = lastMark(inside, GENERAL_FEEDBACK);
  return {
    question: after === '' ? before : `${before}${GAP}${body.slice(end + 1)}`,
    answers: general < 0 ? inside : inside.slice(0, general),
    feedback: general < 0 ? '' : inside.slice(general + GENERAL_FEEDBACK.length),
  };
}

/** Reads texts in their formats; what names none has that of the question. */
class TextReader {
  readonly lost = new Set<string>();
  readonly left = new Set<string>();

  constructor(private readonly format: string | undefined) {}

  read(text: string): string {
    const meant = meantBy(text);
    const format = formatNamed(text) ?? this.format;
    if (format !== 'html') {
      for (const mark of markupLeft(meant, format)) this.left.add(mark);
      return meant;
    }
    const html = textOfHtml(meant);
    for (const mark of html.lost) this.lost.add(mark);
    return html.text;
  }
}

function textsOf({ question, answers, feedback }: Parts, reader: TextReader) {
  const choices = choicesOf(answers);
  const isRight = ({ weight }: Choice) => weight === FULL_MARK;
  const explanation = feedback.trim() || (choices.find(isRight)?.feedback ?? '');
  return {
    question: reader.read(question),
    ...Object.fromEntries(
      OPTION_KEYS.map((key, at) => [key, reader.read(choices[at]?.text ?? '')] as const),
    ),
    correctOption: OPTION_KEYS[choices.findIndex(isRight)] ?? '',
    explanation: reader.read(explanation),
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
  const [title, name = ''] = TITLE.exec(block.text) ?? [''];
  const labels = { id: meantBy(name), ...labelsOf(block) };
  const parts = partsOf(block.text.slice(title.length));
  if ('fault' in parts) {
    const question = meantBy(block.text.slice(title.length));
    return { row, texts: { ...labels, question }, faults: [parts.fault] };
  }
  const reader = new TextReader(formatNamed(parts.question));
  const fault = unfitAnswers(parts.answers);
  if (fault) {
    return { row, texts: { ...labels, question: reader.read(parts.question) }, faults: [fault] };
  }
  const texts = { ...labels, ...textsOf(parts, reader) };
  if (reader.lost.size === 0) return { row, texts, ...warningsOf([...reader.left]) };
  const faults = [`its HTML holds what plain text can't: ${[...reader.lost].join(', ')}`];
  return { row, texts, faults };
}

/** Reads Moodle's GIFT: one right option of four; subject and category from `$CATEGORY`, id and
 * difficulty from `[id:…]` and `[tag:…]` in a comment, the explanation from the feedback. */
export const readGift = (file: string): ImportRow[] => giftBlocks(file).map(rowOfBlock);
