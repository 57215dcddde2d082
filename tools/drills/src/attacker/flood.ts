import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TestClient } from '@portal/backend/testing/test-client.js';
import { call, type Diligence } from './caller.js';

/** Wrong passwords, from so many addresses at once. */
export type Flood = {
  readonly baseUrl: string;
  readonly owner: string;
  readonly addresses: number;
  readonly diligence: Diligence;
  /** How long, or with how many calls, passwords are guessed. */
  readonly ends: { readonly seconds: number } | { readonly calls: number };
};

/** What a flood came to: its calls, and passwords that were compared for the owner's account. */
export type FloodCounts = { calls: number; guesses: number };

const AT_ONCE = 60;
/** The compiled one, for tests run from the sources. */
const PROGRAM = join(import.meta.dirname, '../../dist/attacker/flood-process.js');
const SIGN_IN = '/api/auth/login';

export const attackerAddress = (at: number): string =>
  `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;

/** Whether the guessing is over, after so many calls. */
function endOf({ ends }: Flood): (calls: number) => boolean {
  if ('calls' in ends) return (calls) => calls >= ends.calls;
  const end = Date.now() + ends.seconds * 1000;
  return () => Date.now() >= end;
}

/** One half for the owner's account and one half for emails that are invented. */
export async function guess(flood: Flood): Promise<FloodCounts> {
  const client = new TestClient(flood.baseUrl);
  const isOver = endOf(flood);
  const counts = { calls: 0, guesses: 0 };
  const guesser = async (): Promise<void> => {
    while (!isOver(counts.calls)) {
      counts.calls += 1;
      const isOwner = counts.calls % 2 === 0;
      const email = isOwner ? flood.owner : `${randomUUID()}@example.com`;
      const from = { address: attackerAddress(counts.calls % flood.addresses) };
      const body = { email, password: `Wrong-${randomUUID()}` };
      const { status } = await call(client, SIGN_IN, body, from, flood.diligence);
      if (isOwner && status === 401) counts.guesses += 1;
      if (status === 429) await delay(1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return counts;
}

/**
 * Floods from a process of its own, which runs when nobody else wants to: an attacker's computer takes
 * no time from the server's, nor from that of its visitors.
 */
export async function runFlood(flood: Flood): Promise<FloodCounts> {
  const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(flood);
  const counts = once(child, 'message').then(([told]) => told as FloodCounts);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the flood ended with ${String(code)}`);
  });
  try {
    return await Promise.race([counts, ended]);
  } finally {
    ended.catch(() => undefined);
    child.kill();
  }
}
