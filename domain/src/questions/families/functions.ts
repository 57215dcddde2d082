import { DATE_FUNCTIONS } from './date-functions.js';
import { NUMBER_FUNCTIONS } from './number-functions.js';
import {
  bounded,
  costOf,
  ExpressionError,
  isSame,
  lambdaOf,
  listOf,
  MOST_ENTRIES,
  numberOf,
  textOf,
  truthOf,
  type Value,
} from './values.js';

type Functions = Readonly<Record<string, (...args: readonly Value[]) => Value>>;

const MOST_WIDTH = 200;
const widthOf = (width: Value): number => Math.min(numberOf(width), MOST_WIDTH);

function joined(parts: readonly string[], between: string): string {
  const length = parts.reduce((sum, part) => sum + part.length + between.length, 0);
  if (length - between.length > MOST_ENTRIES) throw new ExpressionError('it grows too long');
  return parts.join(between);
}

function repeated(text: Value, times: Value): string {
  const [unit, count] = [textOf(text), numberOf(times)];
  if (count < 0 || unit.length * count > MOST_ENTRIES)
    throw new ExpressionError('it grows too long');
  return unit.repeat(count);
}

const capital = (text: Value): string => {
  const plain = textOf(text);
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
};

/** A number with its noun: 1 day, 3 days; an irregular plural is the third argument. */
function plural(count: Value, noun: Value, many?: Value): string {
  const isOne = numberOf(count) === 1;
  const word = isOne ? textOf(noun) : textOf(many ?? `${textOf(noun)}s`);
  return `${textOf(count)} ${word}`;
}

const TEXT_FUNCTIONS: Functions = {
  cap: capital,
  chars: (text) => Array.from(textOf(text)),
  join: (list, between = ', ') => joined(listOf(list).map(textOf), textOf(between)),
  lower: (text) => textOf(text).toLowerCase(),
  padEnd: (text, width) => bounded(textOf(text).padEnd(widthOf(width))),
  padStart: (text, width, by = ' ') => bounded(textOf(text).padStart(widthOf(width), textOf(by))),
  plural,
  repeat: repeated,
  replace: (text, from, to) => joined(textOf(text).split(textOf(from)), textOf(to)),
  split: (text, at = ' ') => textOf(text).split(textOf(at)),
  startsWith: (text, start) => textOf(text).startsWith(textOf(start)),
  text: (value) => textOf(value),
};

type ExpressionFunction = (...args: readonly Value[]) => Value;

function range(from: Value, to: Value, step: Value = 1): number[] {
  const [start, end, by] = [numberOf(from), numberOf(to), numberOf(step)];
  const count = by === 0 ? Infinity : Math.floor((end - start) / by) + 1;
  if (count > MOST_ENTRIES) throw new ExpressionError('it grows too long');
  return Array.from({ length: Math.max(count, 0) }, (_, at) => start + at * by);
}

const order = (one: Value, other: Value): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [textOf(one), textOf(other)];
  return Number(left > right) - Number(left < right);
};

const sortedBy = (list: Value, by: Value): Value =>
  listOf(list)
    .map((item) => ({ item, key: lambdaOf(by)(item) }))
    .sort((one, other) => order(one.key, other.key))
    .map(({ item }) => item);

const indexOf = (list: Value, wanted: Value): number =>
  typeof list === 'string'
    ? list.indexOf(textOf(wanted))
    : listOf(list).findIndex((item) => isSame(item, wanted));

const passing = (list: Value, test: Value): Value[] =>
  listOf(list).filter((item) => truthOf(lambdaOf(test)(item)));

/** Each entry is compared with all before it. */
const MOST_COMPARED = 200;

function unique(list: Value): Value[] {
  if (costOf(list) > MOST_COMPARED) throw new ExpressionError('it has too much to compare');
  return listOf(list).filter((item, at) => indexOf(list, item) === at);
}

const LIST_FUNCTIONS: Readonly<Record<string, ExpressionFunction>> = {
  all: (list, test) => passing(list, test).length === listOf(list).length,
  any: (list, test) => passing(list, test).length > 0,
  contains: (list, wanted) => indexOf(list, wanted) >= 0,
  count: (list, test) => passing(list, test).length,
  filter: (list, test) => passing(list, test),
  index: (list, wanted) => indexOf(list, wanted),
  len: (sized) => (typeof sized === 'string' ? sized : listOf(sized)).length,
  map: (list, by) => listOf(list).map((item, at) => lambdaOf(by)(item, at)),
  range,
  reduce: (list, by, start = 0) =>
    listOf(list).reduce((total, item) => lambdaOf(by)(total, item), start),
  reverse: (list) =>
    typeof list === 'string' ? Array.from(list).reverse().join('') : [...listOf(list)].reverse(),
  slice: (sized, from = 0, to = MOST_ENTRIES) =>
    (typeof sized === 'string' ? sized : listOf(sized)).slice(numberOf(from), numberOf(to)),
  sort: (list) => [...listOf(list)].sort(order),
  sortBy: (list, by) => sortedBy(list, by),
  flat: (list) => bounded(listOf(list).flatMap((item) => listOf(item))),
  unique,
};

export const FUNCTIONS: ReadonlyMap<string, ExpressionFunction> = new Map(
  Object.entries({
    ...LIST_FUNCTIONS,
    ...NUMBER_FUNCTIONS,
    ...TEXT_FUNCTIONS,
    ...DATE_FUNCTIONS,
  }),
);
