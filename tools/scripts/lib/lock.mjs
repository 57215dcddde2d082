import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 150;

/**
 * Does the work while no other process on this machine does any under the same name. The lock is a
 * listening socket, so the system drops it with the process, even after kill -9.
 */
export async function withLock(name, { stop, onWait }, work) {
  const address = addressOf(name);
  let server = await tryToListen(address);
  if (!server) onWait();
  while (!server) {
    await sleep(POLL_MS, undefined, { signal: stop });
    server = await tryToListen(address);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}

function addressOf(name) {
  const key = `portal-lock-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  // Linux has sockets without a file, which can't be left behind; elsewhere it is a file in /tmp.
  return process.platform === 'linux' ? `\0${key}` : `/tmp/${key}.sock`;
}

function tryToListen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE') reject(error);
      else removeIfDead(address, () => resolve(undefined));
    });
    server.listen(address, () => resolve(server));
  });
}

function removeIfDead(address, done) {
  const socket = connect(address);
  socket.once('connect', () => {
    socket.destroy();
    done();
  });
  socket.once('error', () => {
    if (!address.startsWith('\0')) unlinkSync(address);
    done();
  });
}
