import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FromStreams, Page, ToStreams } from './stream-messages.js';

type Told<Kind extends FromStreams['kind']> = Extract<FromStreams, { kind: Kind }>;

/** The pages' streams, held by a process of its own. */
export class Streams {
  /** Why the streams do not hold any more, if so. */
  private broken: string | null = null;

  private constructor(private readonly child: ChildProcess) {
    child.on('message', (message: FromStreams) => {
      if (message.kind === 'broken') this.broken ??= message.why;
    });
  }

  /** Connects all of these; each has been told how its test stands. */
  static async open(url: string, pages: readonly Page[]): Promise<Streams> {
    const streams = new Streams(fork(join(import.meta.dirname, 'hold-streams.js')));
    await streams.heard('up');
    const opened = streams.heard('opened');
    streams.tell({ kind: 'open', url, pages });
    await opened;
    return streams;
  }

  /** How long each takes to hear of what is done, in milliseconds. */
  async hearing(act: () => Promise<unknown>): Promise<readonly number[]> {
    const listening = this.heard('listening');
    this.tell({ kind: 'listen' });
    await listening;
    const heard = this.heard('heard');
    await act();
    const done = Date.now();
    const { at } = await heard;
    return at.map((moment) => Math.max(0, moment - done));
  }

  end(): void {
    this.child.kill();
  }

  private tell(message: ToStreams): void {
    this.child.send(message);
  }

  private async heard<Kind extends FromStreams['kind']>(kind: Kind): Promise<Told<Kind>> {
    for (;;) {
      if (this.broken) throw new Error(`The streams: ${this.broken}`);
      const [message] = (await once(this.child, 'message')) as [FromStreams];
      if (message.kind === kind) return message as Told<Kind>;
    }
  }
}
