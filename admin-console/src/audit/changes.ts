/** What an action changed in one field. */
export type Change = { readonly field: string; readonly before: string; readonly after: string };

type Facts = Readonly<Record<string, unknown>> | null;

function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** `totalAttempts` as people write it. */
const asWords = (field: string): string =>
  field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** Before and after, field by field. */
export function changesIn(before: Facts, after: Facts): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field: asWords(field),
    before: asText(before?.[field]),
    after: asText(after?.[field]),
  }));
}

/** The changes in one line. */
export const changesInBrief = (before: Facts, after: Facts): string =>
  changesIn(before, after)
    .filter((change) => change.before !== change.after)
    .map((change) => `${change.field}: ${change.before} → ${change.after}`)
    .join('; ');
