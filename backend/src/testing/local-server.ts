import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export abstract class LocalServer {
  protected port = 0;
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();

  async up(): Promise<this> {
    this.server = createServer((socket) => this.serve(socket)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async down(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(server, 'close');
  }

  protected abstract serve(socket: Socket): void;

  protected keep(socket: Socket): Socket {
    this.sockets.add(socket);
    return socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
  }
}
