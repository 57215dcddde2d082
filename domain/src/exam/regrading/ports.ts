export type RegradeRun = {
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

/** The runs over attempts that are still to be graded again. */
export type RegradeQueue = {
  add(runs: readonly RegradeRun[]): Promise<void>;
  /** Locks a run that is due and not done, the one due longest; skips what another process has. */
  takeDue(now: Date): Promise<RegradeRun | null>;
  save(run: RegradeRun): Promise<void>;
  /** The runs of a ruling, by when they are due. */
  of(rulingId: string): Promise<readonly RegradeRun[]>;
};
