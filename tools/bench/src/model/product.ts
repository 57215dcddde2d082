import { Resource, type Simulation, work } from './simulation.js';

/** CPU of one call in seconds: of the API's thread, of its threads that hash, of PostgreSQL, of who calls,
 * and of what else the machine does for it, which nobody waits for. */
export type Cost = {
  readonly server: number;
  readonly hash?: number;
  readonly database: number;
  readonly load: number;
  readonly rest?: number;
};

export type Machine = {
  /** The cores of each replica; the same ones where they share a machine. */
  readonly api: readonly Resource[];
  readonly database: Resource;
  /** None where those who call have machines of their own. */
  readonly load: Resource | null;
};

/** As `submit-queue.ts`, `limit-hashing.ts` and `data-source.ts` have it. */
const TRANSACTIONS = 2;
const MOST_TOGETHER = 32;
const HASHES_AT_ONCE = 2;
const CONNECTIONS = 20;
/** A commit waits for the disk. */
const FLUSH_SECONDS = 0.003;
/** As a proxy holds open. */
const MOST_OPEN = 256;

type Submit = { readonly cost: Cost; readonly done: () => void };

/** A process of the API: one thread that answers, some that hash, and its connections. */
class Replica {
  private readonly thread = new Resource(1);
  private readonly hashing = new Resource(HASHES_AT_ONCE);
  private readonly connections: Resource;
  private readonly waiting: Submit[] = [];
  private underWay = 0;

  constructor(
    private readonly simulation: Simulation,
    private readonly cores: Resource,
    private readonly database: Resource,
    /** All connections that PostgreSQL has at work. */
    private readonly atWork: Resource,
  ) {
    this.connections = new Resource(CONNECTIONS);
  }

  onThread(seconds: number, then: () => void): void {
    this.thread.take(() =>
      work(this.simulation, this.cores, seconds, () => {
        this.thread.free();
        then();
      }),
    );
  }

  /** Work of the machine that no call waits for, but that takes a core. */
  beside(seconds: number): void {
    if (seconds > 0) work(this.simulation, this.cores, seconds, () => undefined);
  }

  /** A statement, or a transaction that takes as much. */
  ask(seconds: number, then: () => void): void {
    this.connections.take(() =>
      this.atWork.take(() =>
        work(this.simulation, this.database, seconds, () => {
          this.atWork.free();
          this.connections.free();
          then();
        }),
      ),
    );
  }

  hash(seconds: number, then: () => void): void {
    this.hashing.take(() =>
      work(this.simulation, this.cores, seconds, () => {
        this.hashing.free();
        then();
      }),
    );
  }

  /** Those that come meanwhile share the next transaction. */
  close(submit: Submit): void {
    this.waiting.push(submit);
    this.simulation.after(0, () => this.next());
  }

  private next(): void {
    if (this.underWay === TRANSACTIONS || this.waiting.length === 0) return;
    this.underWay += 1;
    const group = this.waiting.splice(0, MOST_TOGETHER);
    const of = (part: 'server' | 'database') =>
      group.reduce((sum, { cost }) => sum + cost[part], 0) / 2;
    this.ask(of('database'), () =>
      this.onThread(of('server'), () =>
        this.ask(of('database'), () =>
          this.simulation.after(FLUSH_SECONDS, () => {
            this.underWay -= 1;
            this.next();
            for (const { done } of group) done();
          }),
        ),
      ),
    );
  }
}

/** The product on some machines, as those who call it see it. */
export class Product {
  readonly atWork: Resource;
  private readonly replicas: readonly Replica[];
  private readonly caller = new Resource(1);
  private readonly open = new Resource(MOST_OPEN);
  private calls = 0;

  /** @param mostAtWork how many connections PostgreSQL lets work at once, as PgBouncer's pool does */
  constructor(
    private readonly simulation: Simulation,
    private readonly machine: Machine,
    mostAtWork = Infinity,
  ) {
    this.atWork = new Resource(mostAtWork);
    this.replicas = machine.api.map(
      (cores) => new Replica(simulation, cores, machine.database, this.atWork),
    );
  }

  submit(cost: Cost, done: () => void): void {
    this.call(cost, done, (replica, answered) =>
      replica.onThread(cost.server / 2, () => replica.close({ cost, done: answered })),
    );
  }

  read(cost: Cost, done: () => void): void {
    this.call(cost, done, (replica, answered) =>
      replica.onThread(cost.server / 2, () =>
        replica.ask(cost.database, () => replica.onThread(cost.server / 2, answered)),
      ),
    );
  }

  signIn(cost: Cost, done: () => void): void {
    this.call(cost, done, (replica, answered) =>
      replica.onThread(cost.server / 2, () =>
        replica.ask(cost.database / 2, () =>
          replica.hash(cost.hash ?? 0, () =>
            replica.ask(cost.database / 2, () => replica.onThread(cost.server / 2, answered)),
          ),
        ),
      ),
    );
  }

  private call(
    { load, rest = 0 }: Cost,
    done: () => void,
    answer: (replica: Replica, answered: () => void) => void,
  ): void {
    const replica = this.replicas[this.calls++ % this.replicas.length];
    if (!replica) throw new Error('There is no replica');
    replica.beside(rest);
    const { load: cores } = this.machine;
    if (!cores) {
      answer(replica, done);
      return;
    }
    const callerWorks = (then: () => void) =>
      this.caller.take(() =>
        work(this.simulation, cores, load / 2, () => {
          this.caller.free();
          then();
        }),
      );
    this.open.take(() =>
      callerWorks(() =>
        answer(replica, () =>
          callerWorks(() => {
            this.open.free();
            done();
          }),
        ),
      ),
    );
  }
}
