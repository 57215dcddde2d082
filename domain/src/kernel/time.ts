/** The moment that many seconds after (or, if negative, before) another. */
export const secondsAfter = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1000);

/** Whole seconds from one moment to another, rounded up; 0 if the second is not later. */
export const secondsUntil = (moment: Date, later: Date): number =>
  Math.max(0, Math.ceil((later.getTime() - moment.getTime()) / 1000));

export function yearsBefore(moment: Date, years: number): Date {
  const earlier = new Date(moment.getTime());
  earlier.setUTCFullYear(earlier.getUTCFullYear() - years);
  return earlier;
}

/** The earlier of the two moments; the second, if there is no first. */
export const earlierOf = (one: Date | null, other: Date): Date =>
  one && one < other ? one : other;

export const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);
