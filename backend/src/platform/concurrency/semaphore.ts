export type SemaphoreRules = {
  /** The order of the turns; a lane that is named twice has twice as many turns. By default there is one lane. */
  readonly lanes?: readonly string[];
  readonly atOnce: number;
  readonly waiting: number;
  /** The limits for one owner, so that none takes all places. */
  readonly ofOne?: { readonly atOnce?: number; readonly waiting: number };
  readonly patienceMs: number;
  readonly refusal: () => Error;
};

/** Who the work is for, and its lane; work without an owner has no limit of an owner. */
export type Place = { readonly lane?: string; readonly owner?: string | null };

/** Runs a few pieces of work at once, in turns between lanes, and within a lane between owners. */
export type Semaphore = {
  /** @throws the refusal: at once if too many wait already, or after too long a wait */
  readonly pass: <Outcome>(work: () => Promise<Outcome>, place?: Place) => Promise<Outcome>;
  readonly ownersIn: (lane: string) => number;
};

type Owner = string | symbol;
type Go = () => void;

const ONE_LANE = ['all'];

export class Counts {
  private readonly counts = new Map<Owner | null, number>();

  of = (owner: Owner | null): number => this.counts.get(owner) ?? 0;

  change(owner: Owner | null, by: 1 | -1): void {
    const next = this.of(owner) + by;
    if (next === 0) this.counts.delete(owner);
    else this.counts.set(owner, next);
  }
}

/** What waits in a lane, by owner; the first owner has the next turn. */
class Lane {
  private readonly lines = new Map<Owner, Set<Go>>();

  get owners(): number {
    return this.lines.size;
  }

  sizeOf = (owner: Owner): number => this.lines.get(owner)?.size ?? 0;

  add(owner: Owner, go: Go): void {
    this.lines.set(owner, (this.lines.get(owner) ?? new Set()).add(go));
  }

  remove(owner: Owner, go: Go): void {
    const line = this.lines.get(owner);
    line?.delete(go);
    if (line?.size === 0) this.lines.delete(owner);
  }

  take(mayWork: (owner: Owner) => boolean): Go | null {
    for (const [owner, line] of this.lines) {
      if (!mayWork(owner)) continue;
      const [go] = line;
      this.lines.delete(owner);
      if (go) line.delete(go);
      if (line.size > 0) this.lines.set(owner, line);
      return go ?? null;
    }
    return null;
  }
}

class Places {
  private readonly lanes: ReadonlyMap<string, Lane>;
  private readonly order: readonly string[];
  private readonly working = new Counts();
  private free: number;
  private waiting = 0;
  private turn = 0;

  constructor(private readonly rules: SemaphoreRules) {
    this.order = rules.lanes ?? ONE_LANE;
    this.lanes = new Map(this.order.map((name) => [name, new Lane()]));
    this.free = rules.atOnce;
  }

  lane(name = this.order[0] ?? ''): Lane {
    const lane = this.lanes.get(name);
    if (!lane) throw new Error(`there is no lane ${name}`);
    return lane;
  }

  async enter(lane: Lane, owner: Owner): Promise<void> {
    const { waiting, ofOne } = this.rules;
    if (this.free > 0 && this.mayWork(owner)) this.begin(owner);
    else if (this.waiting >= waiting || lane.sizeOf(owner) >= (ofOne?.waiting ?? Infinity))
      throw this.rules.refusal();
    else await this.wait(lane, owner);
  }

  leave(owner: Owner): void {
    this.free += 1;
    this.working.change(owner, -1);
    while (this.free > 0) {
      const go = this.next();
      if (!go) return;
      go();
    }
  }

  private readonly mayWork = (owner: Owner): boolean =>
    this.working.of(owner) < (this.rules.ofOne?.atOnce ?? Infinity);

  private begin(owner: Owner): void {
    this.free -= 1;
    this.working.change(owner, 1);
  }

  private next(): Go | null {
    for (const name of [...this.order.slice(this.turn), ...this.order.slice(0, this.turn)]) {
      this.turn = (this.turn + 1) % this.order.length;
      const go = this.lane(name).take(this.mayWork);
      if (go) return go;
    }
    return null;
  }

  private wait(lane: Lane, owner: Owner): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        this.waiting -= 1;
        this.begin(owner);
        resolve();
      };
      const timer = setTimeout(() => {
        lane.remove(owner, go);
        this.waiting -= 1;
        reject(this.rules.refusal());
      }, this.rules.patienceMs);
      this.waiting += 1;
      lane.add(owner, go);
    });
  }
}

export function semaphore(rules: SemaphoreRules): Semaphore {
  const places = new Places(rules);
  return {
    async pass(work, { lane: name, owner } = {}) {
      const lane = places.lane(name);
      const whose = owner ?? Symbol('nobody');
      await places.enter(lane, whose);
      try {
        return await work();
      } finally {
        places.leave(whose);
      }
    },
    ownersIn: (name) => places.lane(name).owners,
  };
}
