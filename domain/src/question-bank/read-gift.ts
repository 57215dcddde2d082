import { levelsOf, markAt, meantBy } from './gift-marks.js';
import type { ImportRow, RowTexts } from './import-row.js';
import { DIFFICULTIES, OPTION_KEYS } from './question.js';

const CATEGORY = '$CATEGORY:';
const TITLE = /^::((?:[^:\\]|\\.)*)::/s;
const WEIGHT = /^%(-?\d+(?:\.\d+)?)%/;
const TAGS = /\[(id|tag):([^[\]]*)\]/g;
const GENERAL_FEEDBACK = '####';
const FULL_MARK = 100;

type Block = { line: number; text: string; remarks: string; category: string };

type Choice = { readonly text: string; readonly isRight: boolean; readonly feedback: string };

/** The questions of a file with what was said before each; a blank line ends one. */
function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  let [category, remarks, open] = ['', '', null as Block | null];
  for (const [at, raw] of file.replace(/\r\n?/g, '\n').split('\n').entries()) {
    const line = raw.trim();
    if (line === '') open = null;
    else if (line.startsWith(CATEGORY)) [category, open] = [line.slice(CATEGORY.length), null];
    else if (line.startsWith('//')) remarks += line;
    else if (open) open.text += `\n${line}`;
    else {
      open = { line: at + 1, text: line, remarks, category };
      remarks = '';
      blocks.push(open);
    }
  }
  return blocks;
}

function choiceOf(part: string): Choice {
  const isMarkedRight = part.startsWith('=');
  const body = part.slice(1).trim();
  const [mark, weight] = WEIGHT.exec(body) ?? ['', undefined];
  const hash = markAt(body, '#', mark.length);
  const text = body.slice(mark.length, hash < 0 ? undefined : hash);
  const feedback = hash < 0 ? '' : body.slice(hash + 1);
  const isRight = isMarkedRight || Number(weight) === FULL_MARK;
  return { text: meantBy(text), isRight, feedback: meantBy(feedback) };
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

function splitFeedback(inside: string): { answers: string; general: string } {
  for (let at = markAt(inside, '#'); at >= 0; at = markAt(inside, '#', at + 1)) {
    if (!inside.startsWith(GENERAL_FEEDBACK, at)) continue;
    const general = inside.slice(at + GENERAL_FEEDBACK.length);
    return { answers: inside.slice(0, at), general: meantBy(general) };
  }
  return { answers: inside, general: '' };
}

function labelsOf({ remarks, category }: Block): RowTexts {
  const labels = [...remarks.matchAll(TAGS)].map(([, kind, text = '']) => ({ kind, text }));
  const tags = labels.filter(({ kind }) => kind === 'tag').map(({ text }) => text.trim());
  const id = labels.find(({ kind }) => kind === 'id')?.text;
  const [domain = '', name = ''] = levelsOf(category).slice(-2);
  return {
    ...(id === undefined ? {} : { id }),
    domain,
    category: name,
    difficulty: tags.find((one) => (DIFFICULTIES as readonly string[]).includes(one)) ?? '',
    live: tags.includes('retired') ? 'no' : '',
  };
}

const UNFIT = 'it is not a multiple-choice question of four options, one of them right';

function rowOfBlock(block: Block): ImportRow {
  const row = block.line;
  const [title, name = ''] = TITLE.exec(block.text) ?? [''];
  const body = block.text.slice(title.length);
  const [start, end] = [markAt(body, '{'), markAt(body, '}')];
  const labels = { id: meantBy(name), ...labelsOf(block) };
  const before = start < 0 ? body : body.slice(0, start);
  const texts = { ...labels, question: meantBy(before) };
  const isClosed = start >= 0 && end > start && body.slice(end + 1).trim() === '';
  if (!isClosed) return { row, texts, faults: ['its answers do not stand between { and }'] };
  const { answers, general } = splitFeedback(body.slice(start + 1, end));
  const choices = choicesOf(answers);
  const right = choices.filter(({ isRight }) => isRight);
  if (choices.length !== OPTION_KEYS.length || right.length !== 1) {
    return { row, texts, faults: [UNFIT] };
  }
  const options = OPTION_KEYS.map((key, at) => [key, choices[at]?.text ?? ''] as const);
  const correctOption = OPTION_KEYS[choices.findIndex(({ isRight }) => isRight)] ?? '';
  const explanation = general === '' ? (right[0]?.feedback ?? '') : general;
  return { row, texts: { ...texts, ...Object.fromEntries(options), correctOption, explanation } };
}

/**
 * Reads Moodle's GIFT: multiple choice with one right option of four. The subject and the category
 * are the last two levels of `$CATEGORY`; the id and the difficulty stand as `[id:…]` and `[tag:…]`
 * in a comment before the question; the explanation is its general feedback, or that of the key.
 */
export const readGift = (file: string): ImportRow[] => blocksOf(file).map(rowOfBlock);
