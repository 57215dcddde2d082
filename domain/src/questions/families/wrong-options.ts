import type { RandomSource } from '../../kernel/sources.js';

/** A wrong option; in some variants several mistakes lead to it. */
export type WrongOption = { readonly text: string; readonly mistakes: readonly string[] };

export const WRONG_OPTIONS = 3;

const NUMBER = /^[^\d]*?(\d[\d,]*(?:\.\d+)?)/;

/** The number at the beginning of an option; NaN without one. */
export const leadingNumber = (text: string): number =>
  Number((NUMBER.exec(text)?.[1] ?? 'none').replaceAll(',', ''));

const zerosAtEnd = (value: number): number => /0*$/.exec(String(value))?.[0].length ?? 0;

/** Whether the key is one of the two options that are closest to each other. */
function isInNearestPair(key: number, all: readonly number[]): boolean {
  const sorted = [...all].sort((one, other) => one - other);
  const gaps = sorted.slice(1).map((value, at) => value - (sorted[at] ?? 0));
  const at = gaps.indexOf(Math.min(...gaps));
  return sorted[at] === key || sorted[at + 1] === key;
}

function isNearestMiddle(key: number, all: readonly number[]): boolean {
  const middle = all.reduce((sum, value) => sum + value, 0) / all.length;
  return all.every((value) => Math.abs(value - middle) >= Math.abs(key - middle));
}

const isRoundest = (key: number, all: readonly number[]): boolean =>
  all.every((value) => zerosAtEnd(value) <= zerosAtEnd(key));

/** What somebody sees in four numbers who does not know the subject, and how often it may be true of the key: as often
 * as of an option drawn by chance. */
const TELLS: readonly {
  readonly holds: (key: number, all: readonly number[]) => boolean;
  readonly chance: readonly [times: number, of: number];
}[] = [
  { holds: isNearestMiddle, chance: [3, 10] },
  { holds: isInNearestPair, chance: [1, 4] },
  { holds: isRoundest, chance: [1, 4] },
];

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

/** Three of the wrong options. Where all are numbers, neither the key's place among them nor its distance or roundness
 * tells it, as far as the mistakes allow: each is drawn first, and then three options that fit. */
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
  const keep = (fits: (values: readonly number[]) => boolean): void => {
    const fitting = left.filter((triple) => fits(triple.map(({ value }) => value)));
    if (fitting.length > 0) left = fitting;
  };
  const placeOf = (values: readonly number[]) => values.filter((value) => value < right).length;
  const places = [...new Set(left.map((triple) => placeOf(triple.map(({ value }) => value))))];
  const place = places.sort((one, other) => one - other)[random.int(places.length)];
  keep((values) => placeOf(values) === place);
  for (const { holds, chance } of TELLS) {
    const wanted = random.int(chance[1]) < chance[0];
    keep((values) => holds(right, [right, ...values]) === wanted);
  }
  return (left[random.int(left.length)] ?? []).map(({ option }) => option);
}
