export type SemaphoreRules = {
  readonly atOnce: number;
  readonly waiting: number;
  /** The same of one owner, so that none takes all places; without it, there is no such limit. */
  readonly ofOne?: { readonly atOnce: number; readonly waiting: number };
  readonly patienceMs: number;
  readonly refusal: () => Error;
};

export type Semaphore = {
  /** @throws the refusal: at once if too many wait already, or after too long a wait. @param owner null for nobody's */
  readonly pass: <Outcome>(work: () => Promise<Outcome>, owner?: string | null) => Promise<Outcome>;
};

type Waiting = { readonly owner: string | null; readonly go: () => void };

export class Counts {
  private readonly counts = new Map<string | null, number>();

  of = (owner: string | null): number => this.counts.get(owner) ?? 0;

  change(owner: string | null, by: 1 | -1): void {
    const next = this.of(owner) + by;
    if (next === 0) this.counts.delete(owner);
    else this.counts.set(owner, next);
  }
}

class Line {
  private readonly line = new Set<Waiting>();
  private readonly working = new Counts();
  private readonly waiting = new Counts();
  private places: number;

  constructor(private readonly rules: SemaphoreRules) {
    this.places = rules.atOnce;
  }

  async enter(owner: string | null): Promise<void> {
    if (this.places > 0 && this.mayWork(owner)) this.begin(owner);
    else if (this.isFull(owner)) throw this.rules.refusal();
    else await this.wait(owner);
  }

  leave(owner: string | null): void {
    this.places += 1;
    this.working.change(owner, -1);
    for (const one of this.line) {
      if (this.places === 0) return;
      if (this.mayWork(one.owner)) one.go();
    }
  }

  private readonly mayWork = (owner: string | null): boolean =>
    owner === null || this.working.of(owner) < (this.rules.ofOne?.atOnce ?? Infinity);

  private isFull(owner: string | null): boolean {
    const { waiting, ofOne } = this.rules;
    const isOwnerFull = owner !== null && this.waiting.of(owner) >= (ofOne?.waiting ?? Infinity);
    return isOwnerFull || this.line.size >= waiting;
  }

  private begin(owner: string | null): void {
    this.places -= 1;
    this.working.change(owner, 1);
  }

  private wait(owner: string | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const part = (): void => {
        clearTimeout(timer);
        this.line.delete(one);
        this.waiting.change(owner, -1);
      };
      const go = (): void => {
        part();
        this.begin(owner);
        resolve();
      };
      const one: Waiting = { owner, go };
      const timer = setTimeout(() => {
        part();
        reject(this.rules.refusal());
      }, this.rules.patienceMs);
      this.line.add(one);
      this.waiting.change(owner, 1);
    });
  }
}

export function semaphore(rules: SemaphoreRules): Semaphore {
  const line = new Line(rules);
  return {
    async pass(work, owner = null) {
      await line.enter(owner);
      try {
        return await work();
      } finally {
        line.leave(owner);
      }
    },
  };
}
