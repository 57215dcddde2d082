export type QueueDepth = {
  readonly queue: string;
  readonly counts: Readonly<Record<string, number>>;
};

/** The background work of a process, as far as an area needs to know it. */
export type BackgroundJobs = {
  /** A provider's event has arrived; a process without jobs leaves it to others. */
  wakeEvents(): void;
  isReady(): Promise<void>;
  depths(): Promise<readonly QueueDepth[]>;
};

export const JOBS = Symbol('Jobs');
