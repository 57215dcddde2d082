import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** A request that takes longer is cut off when the process ends. */
const REQUESTS_END_MS = 15_000;
/** A connection without a request by then is cut off earlier. */
const FIRST_WORDS_MS = 2_000;
/** The queue of connections; Node asks the system for no longer one. */
const LONGEST_QUEUE = 511;
/** The first turn may have begun before. */
const QUIET_TURNS = 2;

/** Whether this process is about to end. It still answers then, but is not ready. */
@Injectable()
export class Stopping {
  private readonly urgent = new AbortController();
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  get isUrgent(): AbortSignal {
    return this.urgent.signal;
  }

  /** Notes a signal. @returns whether it was the first */
  ask(): boolean {
    const isFirst = !this.begun;
    this.begun = true;
    if (!isFirst) this.urgent.abort();
    return isFirst;
  }

  /** Fires after this time, or at once when it becomes urgent. */
  deadline(ms: number): AbortSignal {
    return AbortSignal.any([AbortSignal.timeout(ms), this.isUrgent]);
  }

  async pause(seconds: number): Promise<void> {
    await delay(seconds * 1000, undefined, { signal: this.isUrgent }).catch(() => undefined);
  }
}

/** Whether the work was done before the deadline; does not wait any longer. */
export async function within(work: Promise<unknown>, deadline: AbortSignal): Promise<boolean> {
  const done = work.then(() => true);
  if (deadline.aborted) return Promise.race([done, Promise.resolve(false)]);
  const late = new Promise<false>((resolve) => {
    deadline.addEventListener('abort', () => resolve(false), { once: true });
  });
  return Promise.race([done, late]);
}

function silentConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket));
  return silent;
}

/** Waits until no connection is queued; each turn of the event loop accepts one from each queue. */
async function letIn({ server }: FastifyInstance): Promise<void> {
  let quiet = 0;
  const note = () => {
    quiet = 0;
  };
  server.on('connection', note);
  for (let turn = 0; quiet < QUIET_TURNS && turn < LONGEST_QUEUE; turn++) {
    quiet += 1;
    await nextTurn();
  }
  server.off('connection', note);
}

/** Ends each connection with its answer, so that the caller connects to another process; accepts queued connections
 * before the listener closes; and cuts off those that take too long. */
export function partWithCallers(server: FastifyInstance, stopping: Stopping): void {
  const silent = silentConnections(server);
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.hasBegun) void reply.header('Connection', 'close');
    done();
  });
  server.addHook('preClose', async () => {
    whenOver(stopping.deadline(FIRST_WORDS_MS), () => silent.forEach((one) => one.destroy()));
    whenOver(stopping.deadline(REQUESTS_END_MS), () => server.server.closeAllConnections());
    await letIn(server);
  });
}

function whenOver(deadline: AbortSignal, act: () => void): void {
  if (deadline.aborted) act();
  else deadline.addEventListener('abort', act, { once: true });
}
