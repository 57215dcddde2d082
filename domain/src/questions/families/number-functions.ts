import { ExpressionError, listOf, numberOf, tidyNumber, type Value } from './values.js';

type Functions = Readonly<Record<string, (...args: readonly Value[]) => Value>>;

const MOST_PLACES = 10;

/** Rounds half away from zero, as money is rounded and as schools teach it; 1.005 to two places is 1.01. */
function rounded(value: number, places = 0): number {
  if (places > MOST_PLACES) throw new ExpressionError('it asks for too many places');
  const scale = 10 ** places;
  const scaled = tidyNumber(Math.abs(value) * scale);
  return (Math.sign(value) * Math.round(scaled)) / scale;
}

const placed = (value: Value, places: Value = 0): string => {
  const count = numberOf(places);
  return rounded(numberOf(value), count).toFixed(count);
};

/** Groups whole digits the Indian way: 12,34,567. */
function grouped(digits: string): string {
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= 2) {
    groups.unshift(digits.slice(Math.max(end - 2, 0), end));
  }
  return groups.join(',');
}

/** A number as it is written in India, with up to two decimals. */
export function indian(value: number): string {
  const [whole = '', decimals = '00'] = Math.abs(rounded(value, 2)).toFixed(2).split('.');
  const sign = rounded(value, 2) < 0 ? '−' : '';
  return `${sign}${grouped(whole)}${decimals === '00' ? '' : `.${decimals}`}`;
}

const numbersOf = (args: readonly Value[]): number[] =>
  (args.length === 1 && Array.isArray(args[0]) ? listOf(args[0]) : args).map(numberOf);

const total = (list: Value | undefined): number =>
  listOf(list).reduce<number>((sum, item) => sum + numberOf(item), 0);

function least(args: readonly Value[], pick: (...numbers: number[]) => number): number {
  const numbers = numbersOf(args);
  if (numbers.length === 0) throw new ExpressionError('the list is empty');
  return pick(...numbers);
}

function mean(list: Value): number {
  const { length } = listOf(list);
  if (length === 0) throw new ExpressionError('the list is empty');
  return total(list) / length;
}

function median(list: Value): number {
  const sorted = listOf(list)
    .map(numberOf)
    .sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [before, after] = [sorted[half - 1], sorted[half]];
  if (after === undefined) throw new ExpressionError('the list is empty');
  return sorted.length % 2 === 1 || before === undefined ? after : (before + after) / 2;
}

function root(value: Value): number {
  const of = numberOf(value);
  if (of < 0) throw new ExpressionError('it takes the root of a negative number');
  return Math.sqrt(of);
}

const one =
  (work: (value: number) => number) =>
  (value: Value): number =>
    work(numberOf(value));

/** Functions of numbers; `inr` and `num` write them the Indian way. */
export const NUMBER_FUNCTIONS: Functions = {
  abs: one(Math.abs),
  ceil: one((value) => Math.ceil(tidyNumber(value))),
  exp: one(Math.exp),
  fixed: placed,
  floor: one((value) => Math.floor(tidyNumber(value))),
  inr: (value) => `₹${indian(numberOf(value))}`,
  log2: one((value) => numberOf(Math.log2(value))),
  max: (...args) => least(args, Math.max),
  mean,
  median,
  min: (...args) => least(args, Math.min),
  num: (value) => indian(numberOf(value)),
  pow: (base, power) => numberOf(numberOf(base) ** numberOf(power)),
  round: (value, places = 0) => rounded(numberOf(value), numberOf(places)),
  sqrt: root,
  sum: total,
};
