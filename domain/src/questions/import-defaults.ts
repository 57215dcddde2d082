import { fingerprint } from '../kernel/fingerprint.js';
import { seenText } from '../kernel/seen-text.js';
import type { ImportRow, RowField } from './import-row.js';
import { isTestDomain } from '../accounts/index.js';
import { isOptionKey } from './options.js';
import { DIFFICULTIES, ID } from './question.js';

/** What the rows of a file lack, given once for all. */
export const DEFAULT_FIELDS = ['domain', 'category', 'difficulty'] as const;
export type ImportDefaults = Readonly<Partial<Record<(typeof DEFAULT_FIELDS)[number], string>>>;

const MOST_OF_WORDS = 36;
const DIGITS = 8;

/** The same words in the same domain always give the same id. */
function idOf(domain: string, question: string): string {
  const words = question
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-');
  const mark = fingerprint(seenText(question)).slice(0, DIGITS);
  const [subject] = domain.split(/[^a-z]/);
  const short = words.slice(0, words.lastIndexOf('-', MOST_OF_WORDS) + 1);
  return [subject, short.slice(0, -1), mark].filter(Boolean).join('-');
}

/** The rows with what they lack: the defaults, an id made from the words, and a sentence in place of an explanation.
 * What a row has is kept. */
export const withDefaults = (rows: readonly ImportRow[], defaults: ImportDefaults): ImportRow[] =>
  rows.map((row) => {
    const word = (field: RowField): string => (row.texts[field] ?? '').trim().toLowerCase();
    const has = (field: RowField): boolean => word(field) !== '';
    const isKnown = {
      domain: isTestDomain(word('domain')),
      category: has('category'),
      difficulty: (DIFFICULTIES as readonly string[]).includes(word('difficulty')),
    };
    const given = Object.fromEntries(
      DEFAULT_FIELDS.filter((field) => !isKnown[field] && defaults[field]).map((field) => [
        field,
        defaults[field],
      ]),
    );
    const texts = { ...row.texts, ...given };
    const { id: named = '' } = row.texts;
    const isNamed = ID.test(named.trim());
    const id = isNamed ? named.trim() : idOf(texts.domain ?? '', texts.question ?? '');
    const warnings = [
      ...(row.warnings ?? []),
      ...(isNamed || named.trim() === ''
        ? []
        : [`its name “${named.trim()}” is no id: it gets one made from its words`]),
    ];
    const key = word('correctOption');
    if (has('explanation') || has('family') || !isOptionKey(key)) {
      return { ...row, texts: { ...texts, id }, warnings };
    }
    const explanation = `The right answer is: ${texts[key] ?? ''}`;
    warnings.push('it has no explanation: students would read only which answer is right');
    return { ...row, texts: { ...texts, id, explanation }, warnings };
  });
