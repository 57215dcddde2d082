import type { Drawn } from './family.js';
import { dayOf } from './date-functions.js';
import { textOf, type Value } from './values.js';

/** A value of so many possible ones at most has a group for each, another one for each third of its range. */
const MOST_SINGLE = 12;
/** In characters. */
const MOST_SHOWN = 30;
const THIRDS = ['low', 'middle', 'high'] as const;

const spanOf = (drawn: Exclude<Drawn, string | { of: unknown }>) => {
  if ('date' in drawn) return [dayOf(drawn.date[0]), dayOf(drawn.date[1]), 1] as const;
  const [from, to, step = 1] = 'int' in drawn ? drawn.int : drawn.money;
  return [from, to, step] as const;
};

function groupOf(name: string, drawn: Drawn, value: Value): string[] {
  if (typeof drawn === 'string') return [];
  if ('of' in drawn) {
    if (drawn.of.length > MOST_SINGLE) return [];
    const text = typeof value === 'object' ? '' : textOf(value);
    const isShown = text !== '' && text.length <= MOST_SHOWN;
    return [`${name}: ${isShown ? text : `entry ${drawn.of.indexOf(value) + 1}`}`];
  }
  const [from, to, step] = spanOf(drawn);
  if ((to - from) / step < MOST_SINGLE) return [`${name}: ${textOf(value)}`];
  const third = Math.floor(((Number(value) - from) / (to - from + step)) * THIRDS.length);
  return [`${name}: ${THIRDS[third]}`];
}

/** The groups of variants to which these values belong: a family may be wrong in one of them alone. */
export const valueGroups = (
  values: Readonly<Record<string, Drawn>>,
  drawn: ReadonlyMap<string, Value>,
  method: string,
): readonly string[] => [
  ...(method === '' ? [] : [`method: ${method}`]),
  ...[...drawn].flatMap(([name, value]) => groupOf(name, values[name] ?? { of: [] }, value)),
];
