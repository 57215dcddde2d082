/** Who waits in which line: those of one network take turns with other networks. */
export type Place = { readonly lane: string; readonly network: string };

export type FairRules = {
  /** In the order in which they take turns; one that occurs more often has more turns. */
  readonly lanes: readonly string[];
  readonly atOnce: number;
  readonly waitingOfOne: number;
  readonly waiting: number;
  readonly patienceMs: number;
  readonly refusal: () => Error;
};

/** Lets work through a few at a time, in turns between lanes, and in each lane between networks. */
export type FairSemaphore = {
  /** @throws the refusal: at once if too many wait already, or when it has waited for too long */
  readonly pass: <Outcome>(place: Place, work: () => Promise<Outcome>) => Promise<Outcome>;
  readonly networksIn: (lane: string) => number;
};

type Line = Set<() => void>;

/** The lines of one lane, by network; the first network is the next to have a turn. */
class Lane {
  private readonly lines = new Map<string, Line>();

  get networks(): number {
    return this.lines.size;
  }

  sizeOf(network: string): number {
    return this.lines.get(network)?.size ?? 0;
  }

  add(network: string, go: () => void): void {
    const line = this.lines.get(network) ?? new Set();
    this.lines.set(network, line.add(go));
  }

  remove(network: string, go: () => void): void {
    const line = this.lines.get(network);
    line?.delete(go);
    if (line?.size === 0) this.lines.delete(network);
  }

  /** Takes the next one out; its network goes to the end. */
  next(): (() => void) | undefined {
    const [first] = this.lines;
    if (!first) return undefined;
    const [network, line] = first;
    const [go] = line;
    this.lines.delete(network);
    if (go) line.delete(go);
    if (line.size > 0) this.lines.set(network, line);
    return go;
  }
}

export function fairSemaphore(rules: FairRules): FairSemaphore {
  const lanes = new Map(rules.lanes.map((name) => [name, new Lane()]));
  let working = 0;
  let waiting = 0;
  let turn = 0;

  const laneOf = (name: string): Lane => {
    const lane = lanes.get(name);
    if (!lane) throw new Error(`there is no lane ${name}`);
    return lane;
  };

  const nextInTurn = (): (() => void) | undefined => {
    const inTurn = [...rules.lanes.slice(turn), ...rules.lanes.slice(0, turn)];
    for (const name of inTurn) {
      turn = (turn + 1) % rules.lanes.length;
      const go = laneOf(name).next();
      if (go) return go;
    }
    return undefined;
  };

  // Whoever leaves hands the place on, so the count stays.
  const placeHandedOn = (lane: Lane, network: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        waiting -= 1;
        resolve();
      };
      const timer = setTimeout(() => {
        lane.remove(network, go);
        waiting -= 1;
        reject(rules.refusal());
      }, rules.patienceMs);
      waiting += 1;
      lane.add(network, go);
    });

  const enter = async ({ lane: name, network }: Place): Promise<void> => {
    const lane = laneOf(name);
    if (working < rules.atOnce) {
      working += 1;
      return;
    }
    const isFull = waiting >= rules.waiting || lane.sizeOf(network) >= rules.waitingOfOne;
    if (isFull) throw rules.refusal();
    await placeHandedOn(lane, network);
  };

  return {
    async pass(place, work) {
      await enter(place);
      try {
        return await work();
      } finally {
        const next = nextInTurn();
        if (next) next();
        else working -= 1;
      }
    },
    networksIn: (name) => laneOf(name).networks,
  };
}
