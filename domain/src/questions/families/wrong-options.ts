import type { RandomSource } from '../../kernel/transaction.js';

/** A wrong option; in some variants several mistakes lead to it. */
export type WrongOption = { readonly text: string; readonly mistakes: readonly string[] };

export const WRONG_OPTIONS = 3;

const NUMBER = /^[^\d]*?(\d[\d,]*(?:\.\d+)?)/;

/** The number at the beginning of an option; NaN without one. */
export const leadingNumber = (text: string): number =>
  Number((NUMBER.exec(text)?.[1] ?? 'none').replaceAll(',', ''));

const zerosAtEnd = (value: number): number => {
  const digits = String(value);
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.length - end;
};

const distance = (value: number, others: readonly number[]): number =>
  Math.min(...others.filter((other) => other !== value).map((other) => Math.abs(other - value)));

function fromMiddle(value: number, all: readonly number[]): number {
  const middle = all.reduce((sum, one) => sum + one, 0) / all.length;
  return Math.abs(value - middle);
}

/** What somebody sees in four numbers who does not know the subject: the strongest hint first. */
const MEASURES: readonly ((value: number, all: readonly number[]) => number)[] = [
  (value) => value,
  distance,
  fromMiddle,
  zerosAtEnd,
];

/** The places that the key takes among all by a measure; several, where others measure the same. */
function placesOf(right: number, all: readonly number[], measure: (typeof MEASURES)[number]) {
  const measured = all.map((value) => measure(value, all));
  const own = measure(right, all);
  const smaller = measured.filter((one) => one < own).length;
  const same = measured.filter((one) => one === own).length;
  return Array.from({ length: same }, (_, at) => smaller + at);
}

/** Every choice of three, in a fixed order. */
function triplesOf<Item>(items: readonly Item[]): (readonly [Item, Item, Item])[] {
  return items.flatMap((one, at) =>
    items
      .slice(at + 1)
      .flatMap((other, next) =>
        items.slice(at + next + 2).map((third) => [one, other, third] as const),
      ),
  );
}

/** Enough to choose from; of ten mistakes there are 120 triples. */
const MOST_WEIGHED = 10;

/** Three of the wrong options. Where all are numbers, the key is at each place by size, distance and roundness about
 * equally often, as far as the mistakes allow: the place is drawn first, and then options that give it. */
export function wrongBeside(
  key: string,
  wrong: readonly WrongOption[],
  random: RandomSource,
): readonly WrongOption[] {
  const right = leadingNumber(key);
  const numbered = wrong.map((option) => ({ option, value: leadingNumber(option.text) }));
  const areNumbers = [right, ...numbered.map(({ value }) => value)].every(Number.isFinite);
  if (!areNumbers || wrong.length <= WRONG_OPTIONS) return wrong.slice(0, WRONG_OPTIONS);
  let left = triplesOf(numbered.slice(0, MOST_WEIGHED));
  for (const measure of MEASURES) {
    const placed = left.map((triple) => {
      const all = [right, ...triple.map(({ value }) => value)];
      return { triple, places: placesOf(right, all, measure) };
    });
    const possible = [0, 1, 2, 3].filter((at) => placed.some(({ places }) => places.includes(at)));
    const place = possible[random.int(possible.length)] ?? 0;
    left = placed.filter(({ places }) => places.includes(place)).map(({ triple }) => triple);
  }
  return (left[random.int(left.length)] ?? []).map(({ option }) => option);
}
