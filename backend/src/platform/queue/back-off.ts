/** At most this long, so that the end of a fault is noticed within minutes. */
const MOST_REST_SECONDS = 5 * 60;

/** How long a scheduled job pauses while something that it needs is away: longer after each failure. */
export class BackOff {
  private failures = 0;
  private until = -Infinity;

  /** @param now the seconds that have passed since some moment */
  constructor(
    private readonly everySeconds: number,
    private readonly now: () => number,
  ) {}

  get isResting(): boolean {
    return this.now() < this.until;
  }

  /** Notes a failed run. @returns whether the run before it succeeded */
  failed(): boolean {
    this.failures += 1;
    const rest = Math.min(this.everySeconds * 2 ** this.failures, MOST_REST_SECONDS);
    this.until = this.now() + rest;
    return this.failures === 1;
  }

  /** Notes a successful run. @returns whether the run before it failed */
  ended(): boolean {
    const hadFailed = this.failures > 0;
    this.failures = 0;
    this.until = -Infinity;
    return hadFailed;
  }
}
