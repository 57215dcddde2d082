import { normalTail } from './normal-tail.js';
import { timesOf, type ChoiceTally } from './tallies.js';

type BeforeAndNow = {
  readonly key: string;
  readonly before: number;
  readonly rightBefore: number;
  readonly now: number;
  readonly rightNow: number;
};

/** That a question became easier than the others of its domain did. */
export type Drift = {
  readonly before: number;
  /** The share in the newest fifth of the tests. */
  readonly now: number;
  /** How likely chance alone does as much to this one question. */
  readonly chance: number;
};

/** So likely is any false alarm in a domain, however many questions it has. */
const DRIFT_LEVEL = 0.01;
/** Fewer answers before, or now, show nothing. */
const LEAST_BEFORE = 30;
const LEAST_NOW = 15;

export const keyOf = ({ id, version }: { readonly id: string; readonly version: number }): string =>
  `${id}@${version}`;

function beforeAndNow(tallies: ReadonlyMap<string, readonly ChoiceTally[]>): BeforeAndNow[] {
  return [...tallies].map(([key, all]) => {
    const count = (isRecent: boolean, isRight: boolean) =>
      timesOf(
        all.filter((one) => one.isRecent === isRecent && (!isRight || one.outcome === 'right')),
      );
    return {
      key,
      before: count(false, false),
      rightBefore: count(false, true),
      now: count(true, false),
      rightNow: count(true, true),
    };
  });
}

/** The two parts of Mantel and Haenszel's common odds ratio that one question gives. */
function partsOf({ before, rightBefore, now, rightNow }: BeforeAndNow): readonly [number, number] {
  const all = before + now;
  if (all === 0) return [0, 0];
  return [(rightNow * (before - rightBefore)) / all, (rightBefore * (now - rightNow)) / all];
}

/** The chance of being right now if the odds changed as those of all other questions did. */
function expectedNow({ before, rightBefore }: BeforeAndNow, oddsRatio: number): number {
  const odds = ((rightBefore + 0.5) / (before - rightBefore + 0.5)) * oddsRatio;
  return odds / (1 + odds);
}

function driftOf(one: BeforeAndNow, oddsRatio: number): Drift {
  const expected = expectedNow(one, oddsRatio);
  const spread = expected * (1 - expected) * (1 / one.before + 1 / one.now);
  const now = one.rightNow / one.now;
  const chance = normalTail((now - expected) / Math.sqrt(spread));
  return { before: one.rightBefore / one.before, now, chance };
}

function significant(found: readonly (readonly [string, Drift])[]): Map<string, Drift> {
  const rising = found.toSorted(([, one], [, other]) => one.chance - other.chance);
  const insignificant = rising.findIndex(
    ([, { chance }], at) => chance > DRIFT_LEVEL / (rising.length - at),
  );
  return new Map(insignificant < 0 ? rising : rising.slice(0, insignificant));
}

/** The questions that became easier in the newest tests than all others did: they may have leaked.
 * That students as a whole became better is taken out by the common odds ratio of the other
 * questions (N. Mantel and W. Haenszel, JNCI 22, 1959); the rest is a one-sided test of two shares,
 * corrected for the number of questions (S. Holm, Scand. J. Statistics 6, 1979). @param answered by
 * version, without what was left out */
export function driftsIn(
  answered: ReadonlyMap<string, readonly ChoiceTally[]>,
): ReadonlyMap<string, Drift> {
  const all = beforeAndNow(answered);
  const parts = all.map(partsOf);
  const up = parts.reduce((sum, [part]) => sum + part, 0);
  const down = parts.reduce((sum, [, part]) => sum + part, 0);
  const found = all.flatMap((one, at) => {
    const [ownUp, ownDown] = parts[at] ?? [0, 0];
    const isEnough = one.before >= LEAST_BEFORE && one.now >= LEAST_NOW;
    if (!isEnough || up <= ownUp || down <= ownDown) return [];
    return [[one.key, driftOf(one, (up - ownUp) / (down - ownDown))] as const];
  });
  return significant(found);
}
