import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestClient } from '@portal/backend/testing/test-client.js';
import { call, cookieOf, type Caller } from './caller.js';
import { attackerAddress, runFlood, type Flood } from './flood.js';
import { inBursts } from './in-bursts.js';
import { beginForms, fillInbox, mailStrangers } from './mail-strangers.js';

/** Who attacks, and how much. */
export type Attack = Pick<Flood, 'addresses' | 'diligence' | 'ends'> & {
  /** How long others sign in before the attack begins. */
  readonly quietMs: number;
  /** Resets that are asked for unknown emails. */
  readonly lookUps: number;
  /** Sign-ups, applications and complaints with strangers' emails. */
  readonly forms: number;
  /** Applications and complaints with the email of one stranger. */
  readonly toOne: number;
};

/** What came of an attack on one account and on everybody. */
export type AttackReport = {
  /** Passwords that were compared for the account of the owner. */
  readonly guesses: number;
  /** Calls of the attacker in all. */
  readonly calls: number;
  /** Sign-ins of others before the attack began: what this machine can do just now. */
  readonly quiet: Latencies;
  /** Milliseconds of each sign-in that was right, and how many failed. */
  readonly ownerKnown: Latencies;
  readonly ownerClean: Latencies;
  readonly others: Latencies;
  /** Whether the owner could ask for a reset, from a clean address. */
  readonly reset: boolean;
  /** Unknown emails that one address of the attacker was told of, of all that it asked for. */
  readonly toldApart: number;
  /** Mails to strangers that one address of the attacker caused. */
  readonly mails: number;
  /** Mails about forms to one stranger, from many addresses and with all the work that is asked for. */
  readonly toOne: number;
};

/** How long calls took, and how many did not end well. */
export type Latencies = { readonly ms: readonly number[]; readonly failed: number };

/** People who sign in: one whose account is attacked, and others. */
export type People = {
  readonly owner: string;
  readonly others: readonly string[];
  readonly password: string;
};

const EVERY_MS = 500;

let clean = 0;
const cleanAddress = (): string => {
  clean += 1;
  return `198.${18 + (clean >> 16)}.${(clean >> 8) & 255}.${clean & 255}`;
};

/** Signs in again and again, at least once, and notes how long each took. */
async function signInUntil(
  isOver: () => boolean,
  signIn: () => Promise<number>,
): Promise<Latencies> {
  const ms: number[] = [];
  let failed = 0;
  while (ms.length + failed === 0 || !isOver()) {
    const began = performance.now();
    const status = await signIn();
    if (status === 200) ms.push(performance.now() - began);
    else failed += 1;
    await delay(EVERY_MS);
  }
  return { ms, failed };
}

const SIGN_IN = '/api/auth/login';
const RESET = '/api/auth/request-reset-code';

function tellApart(client: TestClient, lookUps: number): Promise<number> {
  const from = { address: attackerAddress(0) };
  return inBursts(lookUps, async () => {
    const body = { email: `${randomUUID()}@example.com` };
    return (await call(client, RESET, body, from, 'proves nothing')).status === 404;
  });
}

type SignIn = () => Promise<number>;

/** Has people sign in, each again and again, for as long as the work takes. */
async function meanwhile<Outcome>(work: Promise<Outcome>, signIns: readonly SignIn[]) {
  let isOver = false;
  const people = signIns.map((signIn) => signInUntil(() => isOver, signIn));
  const outcome = await work.finally(() => {
    isOver = true;
  });
  return { outcome, latencies: await Promise.all(people) };
}

const NONE: Latencies = { ms: [], failed: 0 };

/** Attacks while the owner and others sign in, and reports what each came to. */
export async function attack(
  client: TestClient,
  { owner, others, password }: People,
  plan: Attack,
): Promise<AttackReport> {
  const enter = async (email: string, from: Caller) =>
    call(client, SIGN_IN, { email, password }, from, 'proves');
  const statusOf = async (email: string, from: Caller) => (await enter(email, from)).status;
  const home: Caller = { address: cleanAddress() };
  const known = { ...home, cookie: cookieOf(await enter(owner, home)) };
  let next = 0;
  const other = () => statusOf(others[next++ % others.length] ?? '', { address: cleanAddress() });
  const quietEnd = Date.now() + plan.quietMs;
  const quiet = await signInUntil(() => Date.now() >= quietEnd, other);
  const { addresses, diligence, ends } = plan;
  const flood = runFlood({ baseUrl: client.baseUrl, owner, addresses, diligence, ends });
  const { outcome, latencies } = await meanwhile(flood, [
    () => statusOf(owner, known),
    () => statusOf(owner, { address: cleanAddress() }),
    other,
  ]);
  const [ownerKnown = NONE, ownerClean = NONE, rest = NONE] = latencies;
  const reset = await call(client, RESET, { email: owner }, { address: cleanAddress() }, 'proves');
  const formToken = await beginForms(client);
  return {
    ...outcome,
    quiet,
    ownerKnown,
    ownerClean,
    others: rest,
    reset: reset.status === 200,
    toldApart: await tellApart(client, plan.lookUps),
    mails: await mailStrangers(client, formToken, plan.forms),
    toOne: await fillInbox(client, formToken, plan.toOne),
  };
}
