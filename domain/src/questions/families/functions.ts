import { DATE_FUNCTIONS } from './date-functions.js';
import { NUMBER_FUNCTIONS } from './number-functions.js';
import { TEXT_FUNCTIONS } from './text-functions.js';
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

export type ExpressionFunction = (...args: readonly Value[]) => Value;

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
