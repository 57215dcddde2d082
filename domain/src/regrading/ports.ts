export type RegradePass = {
  readonly id: string;
  readonly rulingId: string;
  readonly questionId: string;
  readonly version: number;
  readonly dueAt: Date;
  /** The last attempt that was looked at; null before the first. */
  readonly cursor: string | null;
  readonly examined: number;
  readonly regraded: number;
  readonly doneAt: Date | null;
};

/** Which attempts are still to be graded anew. */
export type RegradeQueue = {
  add(passes: readonly RegradePass[]): Promise<void>;
  /** Locks a pass that is due and not done, the one due longest; skips what another process has. */
  takeDue(now: Date): Promise<RegradePass | null>;
  save(pass: RegradePass): Promise<void>;
  /** The passes of a ruling, the one due first first. */
  of(rulingId: string): Promise<readonly RegradePass[]>;
};
