type Event = { readonly at: number; readonly order: number; readonly action: () => void };

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** Time that goes on from event to event, in seconds. */
export class Simulation {
  now = 0;
  private count = 0;
  /** A heap: each event comes before the two below it. */
  private readonly events: Event[] = [];

  after(seconds: number, action: () => void): void {
    const event = { at: this.now + seconds, order: this.count++, action };
    let place = this.events.push(event) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = this.events[above];
      if (!parent || !isBefore(event, parent)) break;
      this.events[place] = parent;
      place = above;
    }
    this.events[place] = event;
  }

  /** Until nothing is left to happen. */
  run(): void {
    for (let next = this.first(); next; next = this.first()) {
      this.now = next.at;
      next.action();
    }
  }

  private first(): Event | undefined {
    const [first] = this.events;
    const last = this.events.pop();
    if (last && last !== first) this.sink(last);
    return first;
  }

  private sink(event: Event): void {
    let place = 0;
    for (;;) {
      const below = this.earlierBelow(place);
      const child = this.events[below];
      if (!child || isBefore(event, child)) break;
      this.events[place] = child;
      place = below;
    }
    this.events[place] = event;
  }

  private earlierBelow(place: number): number {
    const left = 2 * place + 1;
    const [one, other] = [this.events[left], this.events[left + 1]];
    return one && other && isBefore(other, one) ? left + 1 : left;
  }
}

/** So many places; who finds none free waits in line. */
export class Resource {
  private readonly waiting: (() => void)[] = [];
  private first = 0;
  private taken = 0;
  /** The most that were taken at once. */
  most = 0;

  constructor(private readonly places: number) {}

  take(then: () => void): void {
    if (this.taken === this.places) {
      this.waiting.push(then);
      return;
    }
    this.taken += 1;
    this.most = Math.max(this.most, this.taken);
    then();
  }

  free(): void {
    const next = this.waiting[this.first];
    if (!next) {
      this.taken -= 1;
      return;
    }
    this.first += 1;
    if (this.first > 1_000 && this.first * 2 > this.waiting.length) {
      this.waiting.splice(0, this.first);
      this.first = 0;
    }
    next();
  }
}

/** So long a core works for one before others have their turn. */
const TURN_SECONDS = 0.004;

/** Work of one thread: it goes on while a core is free for it. */
export function work(
  simulation: Simulation,
  cores: Resource,
  seconds: number,
  then: () => void,
): void {
  const turn = Math.min(seconds, TURN_SECONDS);
  cores.take(() =>
    simulation.after(turn, () => {
      cores.free();
      if (seconds > turn) work(simulation, cores, seconds - turn, then);
      else then();
    }),
  );
}
