/** An open page calls every 30 seconds; a silence longer than this is a connection gap. In seconds. */
export const LEAST_GAP_SECONDS = 60;
/** An open page calls at least every 30 seconds; after this silence it is closed, asleep or without a connection. In
 * seconds. */
export const QUIET_AFTER_SECONDS = 90;
/** With less time left than this, a test ends soon; in seconds. */
const ENDS_WITHIN_SECONDS = 5 * 60;

export type LiveState = {
  readonly remainingSeconds: number;
  /** The used share of its time, from 0 to 1. */
  readonly share: number;
  readonly endsSoon: boolean;
  readonly quietSeconds: number;
  readonly isQuiet: boolean;
};

const wholeSeconds = (ms: number): number => Math.max(0, Math.floor(ms / 1_000));

/** The state of an open test now. @param times moments in milliseconds; `lastSeenAt` is null if no page has called yet
 * */
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
