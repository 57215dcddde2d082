import {
  bounded,
  ExpressionError,
  listOf,
  MOST_ENTRIES,
  numberOf,
  textOf,
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

export const TEXT_FUNCTIONS: Functions = {
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
