import { FAMILY_KINDS, type Drawn, type Family, type Mistake } from './family.js';
import { weaknessesOf } from './weaknesses.js';
import { variantsOf, type Variant } from './variant.js';
import { ExpressionError, type Value } from './values.js';
import { parseExpression, type Node } from './expression.js';

/** Whether the node only takes a drawn value, or a part of one: nothing is calculated. */
function isDrawnValue(node: Node, values: Family['values']): boolean {
  if (node.kind === 'name') return Object.hasOwn(values, node.name);
  return (node.kind === 'field' || node.kind === 'entry') && isDrawnValue(node.of, values);
}

type Work = Readonly<Record<string, string>>;

/** The expression with the works in place of their names. */
function resolved(node: unknown, work: Work): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part: unknown) => resolved(part, work));
  const { kind, name } = node as { readonly kind?: string; readonly name?: string };
  if (kind === 'name' && name !== undefined && work[name] !== undefined) {
    const { [name]: text, ...others } = work;
    return resolved(parseExpression(text ?? ''), others);
  }
  return Object.fromEntries(
    Object.entries(node).map(([part, value]) => [part, resolved(value, work)]),
  );
}

/** What is wrong with the second way of a family: it has none, or it copies the first. @returns null if it is sound
 * @throws ExpressionError */
function lacksCheck(family: Family): string | null {
  const answer = parseExpression(family.answer);
  if (family.check === undefined) {
    return isDrawnValue(answer, family.values)
      ? null
      : 'its answer is calculated, so it needs a check';
  }
  const work = { ...family.work, answer: family.answer };
  const forms = [answer, parseExpression(family.check)].map((node) =>
    JSON.stringify(resolved(node, work)),
  );
  return forms[0] === forms[1] ? 'its check copies its answer' : null;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const NAME = /^[a-z]\w{0,29}$/i;
const MOST_PARTS = 60;

const MOST_NESTED = 5;

const isValue = (value: unknown, nested = 0): value is Value =>
  isNumber(value) ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'object' &&
    value !== null &&
    nested < MOST_NESTED &&
    Object.values(value).every((part) => isValue(part, nested + 1)));

const isSpan = (value: unknown, matches: (part: unknown) => boolean, most: number): boolean =>
  Array.isArray(value) && value.length >= 2 && value.length <= most && value.every(matches);

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  int: (value) => isSpan(value, Number.isInteger, 3),
  money: (value) => isSpan(value, Number.isInteger, 3),
  date: (value) => isSpan(value, isText, 2),
  of: (value) => Array.isArray(value) && value.length > 0 && value.every((part) => isValue(part)),
};

function isDrawn(value: unknown): value is Drawn {
  if (value === 'person' || value === 'city') return true;
  if (!isObject(value)) return false;
  const [[kind, from] = ['', null], ...more] = Object.entries(value);
  return more.length === 0 && Object.hasOwn(KINDS, kind) && KINDS[kind]?.(from) === true;
}

const isMistake = (value: unknown): value is Mistake =>
  isObject(value) &&
  isText(value.text) &&
  isText(value.mistake) &&
  (value.if === undefined || isText(value.if)) &&
  Object.keys(value).every((name) => ['text', 'mistake', 'if'].includes(name));

const isNamed = (value: unknown, matches: (part: unknown) => boolean): boolean =>
  isObject(value) &&
  Object.keys(value).length <= MOST_PARTS &&
  Object.entries(value).every(([name, part]) => NAME.test(name) && matches(part));

const isListOf = (value: unknown, matches: (part: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MOST_PARTS && value.every(matches);

const isAbsentOr =
  (matches: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || matches(value);

const PARTS: Readonly<Record<keyof Family, (value: unknown) => boolean>> = {
  kind: isAbsentOr((value) => FAMILY_KINDS.some((kind) => kind === value)),
  method: isAbsentOr(isText),
  values: (value) => isNamed(value, isDrawn),
  where: isAbsentOr((value) => isListOf(value, isText)),
  work: isAbsentOr((value) => isNamed(value, isText)),
  question: isText,
  answer: isText,
  check: isAbsentOr(isText),
  key: isAbsentOr(isText),
  mistakes: (value) => isListOf(value, isMistake),
  explanation: isText,
};

/** Whether something read from a file has the form of a family. */
export const isFamily = (value: unknown): value is Family =>
  isObject(value) &&
  Object.entries(PARTS).every(([name, matches]) => matches(value[name])) &&
  Object.keys(value).every((name) => Object.hasOwn(PARTS, name));

/** So many variants are drawn to check a family before it is stored: one that can't be drawn for one seed in a hundred
 * is found in 95 of 100 cases. */
const TRIALS = 300;
const LEAST_DIFFERENT = 60;

/** What was found in a family: faults, for which it is refused, and what makes it worth less. Sentences. */
export type Examined = { readonly faults: readonly string[]; readonly warnings: readonly string[] };

/** Draws many variants of a family and examines them. @param faultsOf the faults of one variant */
export function examineFamily(
  family: Family,
  faultsOf: (variant: Variant) => readonly string[],
): Examined {
  try {
    const missing = lacksCheck(family);
    if (missing) return { faults: [missing], warnings: [] };
    const draw = variantsOf(family);
    const variants = Array.from({ length: TRIALS }, (_, seed) => draw(seed + 1));
    const faults = new Set(variants.flatMap(faultsOf));
    const different = new Set(variants.map(({ question, options }) => textOf(question, options)));
    if (different.size < LEAST_DIFFERENT) faults.add('its variants hardly differ');
    return {
      faults: [...faults].map((fault) => `in a variant ${fault}`),
      warnings: weaknessesOf(variants),
    };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return { faults: [`the family cannot be drawn: ${error.why}`], warnings: [] };
  }
}

const textOf = (question: string, options: Variant['options']): string =>
  [question, ...Object.values(options).sort()].join('\n');

/** The same for two variants that ask the same, even with other wrong options. */
export const variantKey = ({ question, options, correctOption }: Variant): string =>
  [question, options[correctOption]].join('\n');
