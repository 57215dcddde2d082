import { setTimeout as delay } from 'node:timers/promises';
import { Chance } from './chance.js';
import { Load } from './load.js';
import type { Whole, WholeReport } from './whole.js';
import type { Member } from '../topology/member.js';

const AT_ONCE = 8;
const LEAST_PAUSE_MS = 1_000;
const LONGEST_OUTAGE_MS = 3_000;

/** Something that breaks; it resolves when it is whole again. */
type Fault = {
  readonly name: string;
  readonly strike: (whole: Whole, outageMs: number) => Promise<unknown>;
};

const faultsOfMember = (what: string, of: (whole: Whole) => Member | undefined): Fault[] => [
  {
    name: `${what} killed`,
    strike: async (whole, outageMs) => {
      await of(whole)?.kill();
      await delay(outageMs);
      await of(whole)?.up();
    },
  },
  { name: `${what} restarted`, strike: async (whole) => of(whole)?.restart() },
];

const REDIS: readonly Fault[] = [
  {
    name: 'Redis killed',
    strike: async ({ topology: { redis } }, outageMs) => {
      await redis.down();
      await delay(outageMs);
      await redis.up();
    },
  },
  {
    name: 'Redis frozen',
    strike: async ({ topology: { redis } }, outageMs) => {
      redis.freeze();
      await delay(outageMs);
      redis.thaw();
    },
  },
  { name: 'Redis emptied', strike: ({ topology }) => topology.redis.empty() },
];

const POSTGRES: Fault = {
  name: 'PostgreSQL restarted at once',
  strike: ({ topology }) => topology.database.restartAtOnce(),
};

const PROXY: Fault = {
  name: 'proxy reloaded',
  strike: async ({ topology }) => {
    topology.proxy.reload();
    await Promise.resolve();
  },
};

const MAIL_SERVER: Fault = {
  name: 'mail server down',
  strike: async ({ smtp }, outageMs) => {
    await smtp.down();
    await delay(outageMs);
    await smtp.up();
  },
};

/** Each part has its own misfortunes, and its own longest pause between them. */
const PARTS: readonly { readonly pauseMs: number; readonly faults: readonly Fault[] }[] = [
  { pauseMs: 6_000, faults: faultsOfMember('replica', ({ topology }) => topology.replicas[0]) },
  { pauseMs: 9_000, faults: faultsOfMember('replica', ({ topology }) => topology.replicas[1]) },
  { pauseMs: 8_000, faults: faultsOfMember('worker', ({ topology }) => topology.worker) },
  { pauseMs: 12_000, faults: [POSTGRES] },
  { pauseMs: 8_000, faults: REDIS },
  { pauseMs: 8_000, faults: [PROXY] },
  { pauseMs: 10_000, faults: [MAIL_SERVER] },
];

/** Fault after fault, by chance, in each part, under load; then the ledgers are compared. */
export async function storm(whole: Whole, seconds: number): Promise<WholeReport> {
  const load = new Load(whole, AT_ONCE);
  const end = performance.now() + seconds * 1000;
  const struck: string[] = [];
  const strikeAgainAndAgain = async ({ pauseMs, faults }: (typeof PARTS)[number], at: number) => {
    const chance = new Chance(whole.seed + at);
    for (;;) {
      await delay(chance.between(LEAST_PAUSE_MS, pauseMs));
      if (performance.now() > end) return;
      const fault = chance.pick(faults);
      struck.push(fault.name);
      await fault.strike(whole, chance.between(0, LONGEST_OUTAGE_MS));
    }
  };
  await Promise.all(PARTS.map(strikeAgainAndAgain));
  const calmAt = performance.now();
  await load.untilAcknowledged(AT_ONCE);
  await load.stop();
  return whole.conclude({
    backSeconds: whole.eventLog.secondsUntilWorks(calmAt),
    notes: [`seed ${whole.seed}: ${told(struck)}`],
    broken: [...new Set(load.gaveUp)].map((words) => `a student could not go on: ${words}`),
  });
}

function told(struck: readonly string[]): string {
  const names = [...new Set(struck)].sort();
  return names.map((name) => `${struck.filter((one) => one === name).length} × ${name}`).join(', ');
}
