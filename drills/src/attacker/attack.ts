import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signUpForm } from '@portal/backend/testing/students.js';
import type { TestClient } from '@portal/backend/testing/test-client.js';
import { call, cookieOf, type Caller, type Diligence } from './caller.js';

/** Who attacks, and for how long. */
export type Attack = {
  readonly addresses: number;
  readonly diligence: Diligence;
  readonly seconds: number;
};

/** What came of an attack on one account and on everybody. */
export type AttackReport = {
  /** Passwords that were compared for the account of the owner. */
  readonly guesses: number;
  /** Calls of the attacker in all. */
  readonly calls: number;
  /** Milliseconds of each sign-in that was right, and how many failed. */
  readonly ownerKnown: Latencies;
  readonly ownerClean: Latencies;
  readonly others: Latencies;
  /** Whether the owner could ask for a reset, from a clean address. */
  readonly reset: boolean;
  /** Unknown emails that one address of the attacker was told of, of 600. */
  readonly toldApart: number;
  /** Mails to strangers that one address of the attacker caused, of 150. */
  readonly mails: number;
};

/** How long calls took, and how many did not end well. */
export type Latencies = { readonly ms: readonly number[]; readonly failed: number };

/** People who sign in: one whose account is attacked, and others. */
export type People = {
  readonly owner: string;
  readonly others: readonly string[];
  readonly password: string;
};

const AT_ONCE = 60;
const BURST = 25;
const EVERY_MS = 500;

const attackerAddress = (at: number): string => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
let clean = 0;
const cleanAddress = (): string => {
  clean += 1;
  return `198.${18 + (clean >> 16)}.${(clean >> 8) & 255}.${clean & 255}`;
};

/** Signs in again and again until the time is over, and notes how long each took. */
async function signInAllAlong(end: number, signIn: () => Promise<number>): Promise<Latencies> {
  const ms: number[] = [];
  let failed = 0;
  while (Date.now() < end) {
    const began = performance.now();
    const status = await signIn();
    if (status === 200) ms.push(performance.now() - began);
    else failed += 1;
    await delay(EVERY_MS);
  }
  return { ms, failed };
}

async function inBursts(count: number, work: (at: number) => Promise<boolean>): Promise<number> {
  let done = 0;
  for (let from = 0; from < count; from += BURST) {
    const length = Math.min(BURST, count - from);
    const some = await Promise.all(Array.from({ length }, (_, at) => work(from + at)));
    done += some.filter(Boolean).length;
  }
  return done;
}

const SIGN_IN = '/api/auth/login';
const RESET = '/api/auth/request-reset-code';

/** Wrong passwords, one half for the owner's account and one half for emails that are invented. */
async function guessAllAlong(client: TestClient, attack: Attack, owner: string, end: number) {
  let calls = 0;
  let guesses = 0;
  const guess = async (): Promise<void> => {
    while (Date.now() < end) {
      calls += 1;
      const isOwner = calls % 2 === 0;
      const email = isOwner ? owner : `${randomUUID()}@example.com`;
      const from = { address: attackerAddress(calls % attack.addresses) };
      const body = { email, password: `Wrong-${randomUUID()}` };
      const { status } = await call(client, SIGN_IN, body, from, attack.diligence);
      if (isOwner && status === 401) guesses += 1;
      if (status === 429) await delay(1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guess));
  return { calls, guesses };
}

async function tellApart(client: TestClient): Promise<number> {
  const from = { address: attackerAddress(0) };
  return inBursts(600, async () => {
    const body = { email: `${randomUUID()}@example.com` };
    return (await call(client, RESET, body, from, 'proves nothing')).status === 404;
  });
}

const mailStrangers = (client: TestClient): Promise<number> =>
  inBursts(150, async () => {
    const from = { address: attackerAddress(attackOffset) };
    const { status } = await call(client, '/api/auth/signup', signUpForm(), from, 'proves nothing');
    return status === 200;
  });

/** Another address than that of the guesses, which is asked for work already. */
const attackOffset = 9_999;

/** Attacks while the owner and others sign in, and reports what each came to. */
export async function attack(
  client: TestClient,
  { owner, others, password }: People,
  plan: Attack,
): Promise<AttackReport> {
  const enter = async (email: string, from: Caller) =>
    call(client, SIGN_IN, { email, password }, from, 'proves');
  const home: Caller = { address: cleanAddress() };
  const known = { ...home, cookie: cookieOf(await enter(owner, home)) };
  const end = Date.now() + plan.seconds * 1000;
  let next = 0;
  const other = () => others[next++ % others.length] ?? '';
  const [flood, ownerKnown, ownerClean, rest] = await Promise.all([
    guessAllAlong(client, plan, owner, end),
    signInAllAlong(end, async () => (await enter(owner, known)).status),
    signInAllAlong(end, async () => (await enter(owner, { address: cleanAddress() })).status),
    signInAllAlong(end, async () => (await enter(other(), { address: cleanAddress() })).status),
  ]);
  const reset = await call(client, RESET, { email: owner }, { address: cleanAddress() }, 'proves');
  return {
    ...flood,
    ownerKnown,
    ownerClean,
    others: rest,
    reset: reset.status === 200,
    toldApart: await tellApart(client),
    mails: await mailStrangers(client),
  };
}
