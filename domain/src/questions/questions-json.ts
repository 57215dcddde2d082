import { UnreadableFile } from './errors.js';
import { ROW_FIELDS, type ImportRow, type RowField, type RowTexts } from './import-row.js';
import { keyIn } from './read-sheet.js';
import { contentOf, OPTION_KEYS, type StoredQuestion } from './question.js';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The questions as JSON, in the form of the bank's files, each with its domain, a line each. */
export const writeJson = (questions: readonly StoredQuestion[]): string => {
  const entries = questions.map((kept) => {
    const { facts, ...content } = contentOf(kept);
    return JSON.stringify({ ...content, ...facts, version: kept.version, live: kept.live });
  });
  return `{"questions":[\n${entries.join(',\n')}\n]}\n`;
};

function parsed(file: string): unknown {
  try {
    return JSON.parse(file) as unknown;
  } catch {
    throw new UnreadableFile('It is not JSON.');
  }
}

const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

const isNames = (field: RowField): boolean => field === 'states' || field === 'asks';

function textOf(fields: Fields, field: RowField): string | undefined {
  const isOption = (OPTION_KEYS as readonly string[]).includes(field);
  const options = own(fields, 'options');
  const listed = Array.isArray(options) ? (options as unknown[]) : null;
  const place = (OPTION_KEYS as readonly string[]).indexOf(field);
  const value =
    isOption && listed
      ? listed[place]
      : isOption && isObject(options)
        ? own(options, field)
        : own(fields, field);
  if (field === 'family' && isObject(value)) return JSON.stringify(value);
  if (isNames(field) && Array.isArray(value)) return value.join(' ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const mayBeNumber = isOption || field === 'correctOption' || field === 'version';
  if (mayBeNumber && typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

function textsOf(entry: Fields, shared: Fields): RowTexts {
  const domain = textOf(shared, 'domain');
  const found = ROW_FIELDS.map((field) => [field, textOf(entry, field)] as const);
  const written = Object.fromEntries(found.filter(([, text]) => text !== undefined)) as RowTexts;
  const { correctOption: key } = written;
  const options = OPTION_KEYS.map((option) => written[option] ?? '');
  const texts = key === undefined ? written : { ...written, correctOption: keyIn(key, options) };
  return domain === undefined ? texts : { domain, ...texts };
}

/** Reads a list of questions, or an object with such a list as `questions` and, perhaps, their domain. @throws
 * UnreadableFile */
export function readJson(file: string): ImportRow[] {
  const content = parsed(file);
  const shared = isObject(content) ? content : {};
  const list = Array.isArray(content) ? (content as unknown[]) : own(shared, 'questions');
  if (!Array.isArray(list)) throw new UnreadableFile('It holds no list of questions.');
  return (list as unknown[]).map((entry, at) =>
    isObject(entry)
      ? { row: at + 1, texts: textsOf(entry, shared) }
      : { row: at + 1, texts: {}, faults: ['it is not an object'] },
  );
}
