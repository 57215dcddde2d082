import { join } from 'node:path';
import { Child } from './child.js';
import type { Call, FromLoad, Order, Outcome, ToLoad } from './load-messages.js';

/** A process that makes calls, so that making them takes nothing from anyone who answers. */
export class LoadProcess {
  private constructor(private readonly child: Child<ToLoad, FromLoad>) {}

  static async start(): Promise<LoadProcess> {
    return new LoadProcess(await Child.start(join(import.meta.dirname, 'load.js')));
  }

  async run(order: Order): Promise<Outcome> {
    const done = this.child.heard('done');
    this.child.tell({ kind: 'order', order });
    return (await done).outcome;
  }

  /** Ends calls that are made until they are stopped. */
  stopCalls(): void {
    this.child.tell({ kind: 'stop' });
  }

  end(): void {
    this.child.end();
  }
}

const OTHERS_A_SECOND = 50;

type Both = { readonly own: Outcome; readonly others: Outcome };

/** Two processes that make calls at the same time: those that are measured, and others that read. */
export class BusyLoad {
  private constructor(
    private readonly own: LoadProcess,
    private readonly beside: LoadProcess,
  ) {}

  static async start(): Promise<BusyLoad> {
    return new BusyLoad(await LoadProcess.start(), await LoadProcess.start());
  }

  async run(order: Order, calls: readonly Call[]): Promise<Both> {
    const pace = { kind: 'beside', aSecond: OTHERS_A_SECOND } as const;
    const beside = this.beside.run({ urls: order.urls, calls, pace });
    const own = await this.own.run(order);
    this.beside.stopCalls();
    return { own, others: await beside };
  }

  end(): void {
    this.own.end();
    this.beside.end();
  }
}
