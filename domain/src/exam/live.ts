/** An open page calls every 30 seconds; a silence longer than this is a connection gap. In seconds. */
export const LEAST_GAP_SECONDS = 60;
/** An open page speaks at least every 30 seconds; one that has said nothing for so long is closed,
 * asleep or without connection. In seconds. */
export const QUIET_AFTER_SECONDS = 90;
/** The least time left that is not yet called the end of a test, in seconds. */
const ENDS_WITHIN_SECONDS = 5 * 60;

export type LiveState = {
  readonly remainingSeconds: number;
  /** The share of its time that is over, from 0 to 1. */
  readonly share: number;
  readonly endsSoon: boolean;
  readonly quietSeconds: number;
  readonly isQuiet: boolean;
};

const wholeSeconds = (ms: number): number => Math.max(0, Math.floor(ms / 1_000));

/** The state of an open test at this moment. @param times - moments in milliseconds;
 * `lastSeenAt` is null if no page has spoken yet */
export function liveStateOf(
  times: {
    readonly startedAt: number;
    readonly deadline: number;
    readonly lastSeenAt: number | null;
  },
  now: number,
): LiveState {
  const { startedAt, deadline, lastSeenAt } = times;
  const remainingSeconds = wholeSeconds(deadline - now);
  const quietSeconds = wholeSeconds(now - (lastSeenAt ?? startedAt));
  const whole = Math.max(1, deadline - startedAt);
  return {
    remainingSeconds,
    share: Math.min(1, Math.max(0, (now - startedAt) / whole)),
    endsSoon: remainingSeconds < ENDS_WITHIN_SECONDS,
    quietSeconds,
    isQuiet: quietSeconds >= QUIET_AFTER_SECONDS,
  };
}
