import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The line between the product and the provider, that can be slow, or lose answers. */
export class ProviderLine {
  /** `cut` lets calls through and hangs up instead of bringing the answer. */
  way: 'clear' | 'cut' = 'clear';
  /** How late answers are. */
  slowMs = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(private readonly target: URL) {
    this.server = createServer((client) => this.join(client));
  }

  static async open(providerUrl: string): Promise<ProviderLine> {
    const line = new ProviderLine(new URL(providerUrl));
    line.server.listen(0, '127.0.0.1');
    await once(line.server, 'listening');
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  private join(client: Socket): void {
    const provider = connect(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [client, provider],
      [provider, client],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
    client.pipe(provider);
    provider.on('data', (answer: Buffer) => void this.bring(answer, client));
  }

  private async bring(answer: Buffer, client: Socket): Promise<void> {
    if (this.way === 'cut') {
      client.destroy();
      return;
    }
    if (this.slowMs > 0) await delay(this.slowMs);
    if (!client.destroyed) client.write(answer);
  }
}
