import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.js';

export abstract class LocalServer {
  /** Still its own while it is down, as the system gives no such port to others. */
  protected port = 0;
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();

  async up(): Promise<this> {
    this.port ||= await freePort();
    this.server = createServer((socket) => this.serve(socket)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
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
