import { asPaise } from '../components/format.js';
import { subjectInWords } from './audit-words.js';

export type Change = { readonly field: string; readonly before: string; readonly after: string };

type Facts = Readonly<Record<string, unknown>> | null;

/** Amounts are stored in paise. */
const isPaise = (field: string): boolean => /^(amount|fee|tax)$/i.test(field);

function asText(value: unknown, field = ''): string {
  if (typeof value === 'number' && isPaise(field)) return asPaise(value);
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** `totalAttempts` as people write it. */
const asWords = (field: string): string =>
  field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

export function changesIn(before: Facts, after: Facts): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field: asWords(field),
    before: asText(before?.[field], field),
    after: asText(after?.[field], field),
  }));
}

const changesInBrief = (before: Facts, after: Facts): string =>
  changesIn(before, after)
    .filter((change) => change.before !== change.after)
    .map((change) => `${change.field}: ${change.before} → ${change.after}`)
    .join('; ');

type About = {
  readonly subject: string;
  readonly subjectId: string;
  readonly subjectName?: string | null;
};

/** What an action was on, and whose; for an export, the list. */
export const aboutOf = ({ subject, subjectId, subjectName }: About): string =>
  subject === 'list'
    ? `List of ${subjectId}`
    : [subjectInWords(subject), subjectName].filter(Boolean).join(' · ');

/** How many rows were exported, and with which filter; null if none were. */
function rowsIn(after: Facts): string | null {
  if (typeof after?.count !== 'number') return null;
  const filter = Object.entries((after.filter ?? {}) as Record<string, unknown>);
  const chosen = filter.map(([name, value]) => `${asWords(name)}: ${asText(value)}`);
  const rows = `${after.count.toLocaleString('en-IN')} ${after.count === 1 ? 'row' : 'rows'}`;
  return [rows, chosen.join(', ') || 'no filter'].join(', ');
}

export const doneInBrief = (
  row: About & { readonly before: Facts; readonly after: Facts },
): string =>
  (row.subject === 'list' ? rowsIn(row.after) : null) ?? changesInBrief(row.before, row.after);
