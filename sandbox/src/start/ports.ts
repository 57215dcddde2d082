import { createServer } from 'node:net';
import { AlreadyClaimed, claim } from '../shared/claim.js';
import { errorCode } from '../shared/error-code.js';

/** A port that no other `npm start` on this machine will choose, until it is released. */
export type HeldPort = { readonly port: number; release(): void };

const TRIES = 200;
const HIGHEST_PORT = 65_535;

/** Holds exactly the port that a variable names, or tells that it is taken; without it, a free one from the preferred. */
export async function holdPortOf(
  env: NodeJS.ProcessEnv,
  name: string,
  preferred: number,
): Promise<HeldPort> {
  if (!env[name]) return holdPortFrom(preferred);
  const port = parsePort(env[name], name);
  const held = await tryToHold(port);
  if (held) return held;
  throw new Error(
    `Port ${port} is taken by another program. Free it, or set ${name} to another one.`,
  );
}

export async function holdPortFrom(preferred: number): Promise<HeldPort> {
  for (let port = preferred; port < preferred + TRIES; port += 1) {
    const held = await tryToHold(port);
    if (held) return held;
  }
  throw new Error(`No free port from ${preferred} to ${preferred + TRIES - 1}.`);
}

export function parsePort(text: string, name = 'PORT'): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new Error(`${name} is "${text}"; it must be a number from 1 to ${HIGHEST_PORT}.`);
}

async function tryToHold(port: number): Promise<HeldPort | undefined> {
  try {
    const held = await claim(`port ${port}`, `process ${process.pid}`);
    if ((await canListen(port, '0.0.0.0')) && (await canListen(port, '::'))) {
      return { port, release: () => held.release() };
    }
    held.release();
  } catch (error) {
    if (!(error instanceof AlreadyClaimed)) throw error;
  }
  return undefined;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = errorCode(error);
      if (code === 'EADDRINUSE') resolve(false);
      // A machine without IPv6.
      else if (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL') resolve(true);
      else reject(new Error(`Port ${port} can't be used: ${error.message}`));
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
