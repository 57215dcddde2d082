import type { TestDomain } from '../accounts/index.js';
import { factsOfTexts } from './facts.js';
import { isFamily } from './families/read-family.js';
import { ExpressionError } from './families/values.js';
import { familyQuestion } from './family-question.js';
import { lint } from './lint.js';
import {
  contentOf,
  examine,
  optionsOf,
  saysTheSame,
  tidied,
  type Difficulty,
  type StoredQuestion,
  type OptionKey,
  type QuestionContent,
} from './question.js';

/** What a row of an import holds, in the order of the columns. */
export const ROW_FIELDS = [
  'id',
  'domain',
  'question',
  'a',
  'b',
  'c',
  'd',
  'correctOption',
  'category',
  'difficulty',
  'explanation',
  'live',
  'family',
  'states',
  'asks',
  'version',
] as const;
export type RowField = (typeof ROW_FIELDS)[number];

export type RowTexts = Readonly<Partial<Record<RowField, string>>>;

export type ImportRow = {
  /** Its position: the row of a sheet, the line of a text, the index in a list. */
  readonly row: number;
  readonly texts: RowTexts;
  /** Faults that were found before its texts could be checked. */
  readonly faults?: readonly string[];
  /** What the admin should check before the import. */
  readonly warnings?: readonly string[];
};

export type ReadRow = {
  readonly content: QuestionContent;
  /** Whether it is to be live; undefined leaves it unchanged. */
  readonly live: boolean | undefined;
  /** The version that was exported; undefined where the row names none. */
  readonly version: number | undefined;
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
};

const LIVE: ReadonlyMap<string, ReadRow['live']> = new Map<string, ReadRow['live']>([
  ['', undefined],
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

/** Reads a row; its faults are returned, not thrown. What the bank has in these words is not examined once more. */
export function readRow(
  { texts, faults: before = [] }: ImportRow,
  kept?: ReadonlyMap<string, QuestionContent>,
): ReadRow {
  const word = (field: RowField): string => (texts[field] ?? '').trim().toLowerCase();
  const words = contentOf(
    tidied({
      id: (texts.id ?? '').trim(),
      // `faultsOf` checks whether these are values that the bank knows.
      domain: word('domain') as TestDomain,
      question: texts.question ?? '',
      options: optionsOf((key) => texts[key] ?? ''),
      correctOption: word('correctOption') as OptionKey,
      category: texts.category ?? '',
      difficulty: word('difficulty') as Difficulty,
      explanation: texts.explanation ?? '',
    }),
  );
  const isLiveKnown = LIVE.has(word('live'));
  const { content: plain, faults } = withFamily(words, texts.family ?? '');
  const content = { ...plain, ...factsOfTexts(texts) };
  const last = kept?.get(content.id);
  const isKept = last !== undefined && saysTheSame(last, content);
  const unread = before.length > 0 ? before : faults;
  const examined =
    unread.length > 0 || isKept
      ? { faults: unread, warnings: [] }
      : examinedAndLinted(content, word('version') !== '');
  const all = [
    ...examined.faults,
    ...(isLiveKnown ? [] : ['live is neither yes nor no']),
    ...(/^\d{0,9}$/.test(word('version')) ? [] : ['version is not a number']),
  ];
  const version = Number(word('version')) || undefined;
  return {
    content,
    live: LIVE.get(word('live')),
    version,
    faults: all,
    warnings: examined.warnings,
  };
}

/** @param isExported whether somebody has looked at these words in a bank: no spreadsheet has spoilt them */
function examinedAndLinted(content: QuestionContent, isExported: boolean) {
  const [examined, linted] = [examine(content), lint(content)];
  return {
    faults: [...examined.faults, ...(isExported ? [] : linted.faults)],
    warnings: [...examined.warnings, ...linted.warnings],
  };
}

type Made = { readonly content: QuestionContent; readonly faults: readonly string[] };

/** The question with the family of its row, if it has one; its words are then those of the sample. */
function withFamily(content: QuestionContent, text: string): Made {
  if (text.trim() === '') return { content, faults: [] };
  try {
    const family = JSON.parse(text) as unknown;
    if (!isFamily(family)) return { content, faults: ['the family has not the form of one'] };
    return { content: contentOf(tidied(familyQuestion({ ...content, family }))), faults: [] };
  } catch (error) {
    const why = error instanceof ExpressionError ? error.why : 'it is not JSON';
    return { content, faults: [`the family cannot be drawn: ${why}`] };
  }
}

export const rowOf = (kept: StoredQuestion): Required<RowTexts> => ({
  id: kept.id,
  domain: kept.domain,
  question: kept.question,
  ...kept.options,
  correctOption: kept.correctOption,
  category: kept.category,
  difficulty: kept.difficulty,
  explanation: kept.explanation,
  live: kept.live ? 'yes' : 'no',
  family: kept.family ? JSON.stringify(kept.family) : '',
  states: kept.facts?.states.join(' ') ?? '',
  asks: kept.facts?.asks.join(' ') ?? '',
  version: String(kept.version),
});
