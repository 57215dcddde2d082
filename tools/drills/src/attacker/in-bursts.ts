const BURST = 25;

/** Does it so many times, some at once; answers how often it was done. */
export async function inBursts(
  count: number,
  work: (at: number) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (let from = 0; from < count; from += BURST) {
    const length = Math.min(BURST, count - from);
    const some = await Promise.all(Array.from({ length }, (_, at) => work(from + at)));
    done += some.filter(Boolean).length;
  }
  return done;
}
