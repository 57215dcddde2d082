import { tick } from './ticks.js';

const NOTICEABLE_MS = 1_500;
const ASLEEP_MS = 2_000;

/** The device's clocks. Only differences are used, since the time of day may be wrong. */
type DeviceClocks = {
  /** Never goes back, but stops on some devices while they sleep. */
  readonly monotonic: () => number;
  readonly wall: () => number;
};

const DEVICE: DeviceClocks = { monotonic: () => performance.now(), wall: () => Date.now() };

export type Countdown = {
  readonly secondsLeft: () => number;
  readonly correct: (remainingSeconds: number) => void;
  /** Whether the device seems to have slept since the last call. */
  readonly hasSlept: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createCountdown(remainingSeconds: number, clocks = DEVICE): Countdown {
  const { monotonic, wall } = clocks;
  const endFrom = (seconds: number): number => monotonic() + seconds * 1000;
  let endsAt = endFrom(remainingSeconds);
  let offset = wall() - monotonic();
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  const tellAll = () => {
    for (const listener of listeners) listener();
  };

  return {
    secondsLeft: () => Math.max(0, Math.ceil((endsAt - monotonic()) / 1000)),
    correct(seconds) {
      const corrected = endFrom(seconds);
      if (Math.abs(corrected - endsAt) <= NOTICEABLE_MS) return;
      endsAt = corrected;
      tellAll();
    },
    hasSlept() {
      const now = wall() - monotonic();
      const slept = now - offset > ASLEEP_MS;
      offset = now;
      return slept;
    },
    subscribe(listener) {
      listeners.add(listener);
      stop ??= tick(tellAll);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** From here on the remaining time is always visible, in seconds. */
export const LAST_MINUTES = 5 * 60;

const ANNOUNCED: readonly (readonly [seconds: number, text: string])[] = [
  [30, '30 seconds left'],
  [60, '1 minute left'],
  [LAST_MINUTES, '5 minutes left'],
  [10 * 60, '10 minutes left'],
];

// Long enough to be heard, and removed before it is wrong.
const STANDS_SECONDS = 10;

/** The texts for screen readers, at a few important moments. */
export const announcement = (secondsLeft: number): string =>
  ANNOUNCED.find(([at]) => secondsLeft <= at && secondsLeft > at - STANDS_SECONDS)?.[1] ?? '';
