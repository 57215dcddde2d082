export type QueueDepth = {
  readonly queue: string;
  readonly counts: Readonly<Record<string, number>>;
};

/** What a process works off in the background, as far as an area needs to know. */
export type BackgroundJobs = {
  /** An event of the provider has come; a process without jobs leaves it to the others. */
  wakeEvents(): void;
  /** Rejects if the queue that this process works on does not answer. */
  isReady(): Promise<void>;
  /** How many jobs the queues hold that this process works on; rejects if they don't answer. */
  depths(): Promise<readonly QueueDepth[]>;
};

export const JOBS = Symbol('Jobs');
