export type Value =
  | number
  | string
  | boolean
  | readonly Value[]
  | { readonly [name: string]: Value }
  | Lambda;

/** A function within an expression, such as `x => x * 2`; only functions can take it. */
export type Lambda = (...args: readonly Value[]) => Value;

export class ExpressionError extends Error {
  constructor(readonly why: string) {
    super(why);
    this.name = 'ExpressionError';
  }
}

/** Lists and texts are never longer than this many entries or characters. */
export const MOST_ENTRIES = 2_000;

const reject = (why: string): never => {
  throw new ExpressionError(why);
};

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

/** The value as a number; refuses anything else, and numbers that are not finite. */
export const numberOf = (value: Value | undefined): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : reject('it needs a number');

/** The value as a text; a number as a page would show it. */
export function textOf(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(tidyNumber(numberOf(value)));
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return reject('it needs a text');
}

export const listOf = (value: Value | undefined): readonly Value[] =>
  isList(value) ? value : reject('it needs a list');

export const lambdaOf = (value: Value | undefined): Lambda =>
  typeof value === 'function' ? value : reject('it needs a function such as x => x');

export const truthOf = (value: Value | undefined): boolean =>
  typeof value === 'boolean' ? value : reject('it needs true or false');

/** Refuses a list or text that is too long. */
export function bounded<Sized extends string | readonly Value[]>(sized: Sized): Sized {
  return sized.length <= MOST_ENTRIES ? sized : reject('it grows too long');
}

const CHARACTERS_A_STEP = 64;
const MOST_COST = 10_000;
const MOST_DEPTH = 8;
const measured = new WeakMap<object, { readonly cost: number; readonly depth: number }>();

function measure(value: Value): { readonly cost: number; readonly depth: number } {
  if (typeof value === 'string')
    return { cost: 1 + Math.floor(value.length / CHARACTERS_A_STEP), depth: 0 };
  if (typeof value !== 'object') return { cost: 1, depth: 0 };
  const known = measured.get(value);
  if (known) return known;
  let [cost, depth] = [1, 0];
  for (const item of Object.values<Value>(value)) {
    const inner = measure(item);
    cost += inner.cost;
    depth = Math.max(depth, inner.depth);
  }
  if (cost > MOST_COST) return reject('it grows too long');
  if (depth >= MOST_DEPTH) return reject('its lists are nested too deeply');
  const size = { cost, depth: depth + 1 };
  measured.set(value, size);
  return size;
}

/** The steps that it takes to walk through a value: one for each entry at any depth, and for each
 * 64 characters. A list that several lists share counts in each.
 * @throws ExpressionError if it is larger than 10,000 steps, or lists are nested more than 8 deep */
export const costOf = (value: Value): number => measure(value).cost;

const DIGITS = 12;

/** The number without the errors of binary fractions: 0.1 + 0.2 is 0.3. */
export const tidyNumber = (value: number): number => Number(value.toPrecision(DIGITS));

/** Whether two values are the same, apart from the errors of binary fractions. */
export function isSame(one: Value, other: Value): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    return tidyNumber(one) === tidyNumber(other);
  }
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at] ?? ''));
  }
  return one === other;
}

export function fieldOf(value: Value | undefined, name: string): Value {
  if (typeof value !== 'object' || isList(value)) return reject(`there is no .${name}`);
  const field = Object.hasOwn(value, name) ? value[name] : undefined;
  return field ?? reject(`there is no .${name}`);
}
