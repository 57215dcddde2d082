export type Selector = { readonly metric: string; readonly labels: readonly string[] };

/** Words of the language that are where a metric could. */
const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset']);

const GROUPING = /\b(by|without|on|ignoring)\s*\(([^)]*)\)/g;
const STRINGS = /"(?:[^"\\]|\\.)*"/g;
const RANGES = /\[[^\]]*\]/g;
const NAME = /(?<![\w.])([a-zA-Z_:][\w:]*)\s*(\{[^}]*\}|\()?/g;
const LABEL = /(\w+)\s*(?:=~|!~|!=|=)/g;

export function selectorsIn(expression: string): Selector[] {
  const bare = expression.replace(STRINGS, '""').replace(RANGES, '').replace(GROUPING, '');
  return [...bare.matchAll(NAME)].flatMap(([, name = '', after]) => {
    const isMetric = after !== '(' && !WORDS.has(name);
    const labels = [...(after ?? '').matchAll(LABEL)].map(([, label = '']) => label);
    return isMetric ? [{ metric: name, labels }] : [];
  });
}

export const groupingsIn = (expression: string): string[] =>
  [...expression.matchAll(GROUPING)].flatMap(([, , list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
