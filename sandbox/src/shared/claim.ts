import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { errorCode } from './error-code.js';

/** The holder of a claim sends this text to those who come later. */
export type Claim = { describe(text: string): void; release(): void };

export class AlreadyClaimed extends Error {
  constructor(readonly holder: string) {
    super(`already claimed: ${holder}`);
  }
}

/**
 * Claims a name on this machine for as long as this process lives, or throws AlreadyClaimed.
 * The claim is a listening socket, so the system drops it with the process, even after kill -9.
 */
export async function claim(name: string, description: string): Promise<Claim> {
  const address = addressOf(name);
  let text = description;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(text);
  }).unref();
  if (!(await listens(server, address))) {
    const holder = await askHolder(address);
    if (holder !== undefined) throw new AlreadyClaimed(holder);
    removeDeadSocket(address);
    if (!(await listens(server, address))) throw new AlreadyClaimed('another process');
  }
  return { describe: (next) => (text = next), release: () => void server.close() };
}

/** What the holder of the name says about itself; undefined when nobody holds it. */
export function holderOf(name: string): Promise<string | undefined> {
  return askHolder(addressOf(name));
}

function addressOf(name: string): string {
  const key = `portal-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  // Linux has sockets without a file, which can't be left behind; elsewhere it is a file in /tmp.
  return process.platform === 'linux' ? `\0${key}` : `/tmp/${key}.sock`;
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => {
      if (errorCode(error) === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', failed).listen(address, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address).setTimeout(1000).setEncoding('utf8');
    socket.on('data', (part: string) => (answer += part));
    socket.on('end', () => resolve(answer));
    socket.on('timeout', () => {
      socket.destroy();
      resolve('a process that does not answer');
    });
    socket.on('error', () => resolve(undefined));
  });
}

function removeDeadSocket(address: string): void {
  if (!address.startsWith('\0')) unlinkSync(address);
}
