import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FromSink, ToSink } from './sink-messages.js';

/** The mail server that all rounds send to. */
export class SinkProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start(): Promise<SinkProcess> {
    const sink = new SinkProcess(fork(join(import.meta.dirname, 'sink.js')));
    await sink.heard('up');
    return sink;
  }

  /** Counts from zero; answers with its address. */
  async begin(settings: ToSink): Promise<string> {
    const ready = this.heard('ready');
    this.child.send(settings);
    return `smtp://127.0.0.1:${(await ready).port}`;
  }

  /** Mails a second, from the first to the last. */
  async rate({ awaited }: ToSink): Promise<number> {
    const { seconds, distinct } = await this.heard('done');
    if (distinct !== awaited) throw new Error(`${awaited - distinct} mails came twice`);
    return (awaited - 1) / seconds;
  }

  stop(): void {
    this.child.kill();
  }

  private async heard<Kind extends FromSink['kind']>(
    kind: Kind,
  ): Promise<Extract<FromSink, { kind: Kind }>> {
    for (;;) {
      const [message] = (await once(this.child, 'message')) as [FromSink];
      if (message.kind === kind) return message as Extract<FromSink, { kind: Kind }>;
    }
  }
}
