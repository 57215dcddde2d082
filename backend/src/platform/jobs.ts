export type QueueDepth = {
  readonly queue: string;
  readonly counts: Readonly<Record<string, number>>;
};

/** The background work of a process, as far as an area needs to know it. */
export type BackgroundJobs = {
  /** A provider's event has arrived; a process without jobs leaves it to others. */
  wakeEvents(): void;
  /** Rejects if this process's queue does not answer. */
  isReady(): Promise<void>;
  /** The number of jobs in the queues of this process; rejects if they don't answer. */
  depths(): Promise<readonly QueueDepth[]>;
};

export const JOBS = Symbol('Jobs');
