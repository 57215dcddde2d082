import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FromLoad, Order, Outcome, ToLoad } from './load-messages.js';

/** A process that makes calls, so that making them takes nothing from anyone who answers. */
export class LoadProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start(): Promise<LoadProcess> {
    const load = new LoadProcess(fork(join(import.meta.dirname, 'load.js')));
    await load.heard('up');
    return load;
  }

  async run(order: Order): Promise<Outcome> {
    const done = this.heard('done');
    this.tell({ kind: 'order', order });
    return (await done).outcome;
  }

  /** Ends calls that are made until they are stopped. */
  stopCalls(): void {
    this.tell({ kind: 'stop' });
  }

  end(): void {
    this.child.kill();
  }

  private tell(message: ToLoad): void {
    this.child.send(message);
  }

  private async heard<Kind extends FromLoad['kind']>(
    kind: Kind,
  ): Promise<Extract<FromLoad, { kind: Kind }>> {
    for (;;) {
      const [message] = (await once(this.child, 'message')) as [FromLoad];
      if (message.kind === kind) return message as Extract<FromLoad, { kind: Kind }>;
    }
  }
}
