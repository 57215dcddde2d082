export type RegradeRun = {
  readonly id: string;
  readonly rulingId: string;
  readonly questionId: string;
  readonly version: number;
  readonly dueAt: Date;
  /** The last attempt of the run so far; null before the first. */
  readonly cursor: string | null;
  readonly examined: number;
  readonly regraded: number;
  readonly doneAt: Date | null;
};

export type RegradeQueue = {
  add(runs: readonly RegradeRun[]): Promise<void>;
  /** Locks the unfinished run that has been due longest; skips those of other processes. */
  takeDue(now: Date): Promise<RegradeRun | null>;
  save(run: RegradeRun): Promise<void>;
  /** The runs of a ruling, by due time. */
  of(rulingId: string): Promise<readonly RegradeRun[]>;
};

export type RegradingStores = { readonly regrades: RegradeQueue };
