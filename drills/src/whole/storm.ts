import { setTimeout as delay } from 'node:timers/promises';
import { Load } from './load.js';
import type { Whole, WholeOutcome } from './whole.js';

const AT_ONCE = 8;
const LEAST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4_000;
const LONGEST_OUTAGE_MS = 3_000;

/** Something that breaks; it resolves when it is whole again. */
type Fault = (whole: Whole, outageMs: number) => Promise<unknown>;

const FAULTS: Readonly<Record<string, Fault>> = {
  'kill a replica': async ({ topology, chance }, outageMs) => {
    const replica = chance.pick(topology.replicas);
    await replica.kill();
    await delay(outageMs);
    await replica.up();
  },
  'restart a replica': ({ topology, chance }) => chance.pick(topology.replicas).restart(),
  'kill the worker': async ({ topology }, outageMs) => {
    await topology.worker.kill();
    await delay(outageMs);
    await topology.worker.up();
  },
  'restart PostgreSQL at once': ({ topology }) => topology.database.restartAtOnce(),
  'kill Redis': async ({ topology }, outageMs) => {
    await topology.redis.down();
    await delay(outageMs);
    await topology.redis.up();
  },
  'freeze Redis': async ({ topology }, outageMs) => {
    topology.redis.freeze();
    await delay(outageMs);
    topology.redis.thaw();
  },
  'empty Redis': ({ topology }) => topology.redis.empty(),
  'reload the proxy': ({ topology }) => Promise.resolve(topology.proxy.reload()),
  'take the mail server down': async ({ smtp }, outageMs) => {
    await smtp.down();
    await delay(outageMs);
    await smtp.up();
  },
};

/** Fault after fault, by chance, under load; then the books are compared. */
export async function storm(whole: Whole, seconds: number): Promise<WholeOutcome> {
  const { chance } = whole;
  const load = new Load(whole, AT_ONCE);
  const end = performance.now() + seconds * 1000;
  const count = new Map<string, number>();
  while (performance.now() < end) {
    await delay(chance.between(LEAST_PAUSE_MS, LONGEST_PAUSE_MS));
    const name = chance.pick(Object.keys(FAULTS));
    count.set(name, (count.get(name) ?? 0) + 1);
    await FAULTS[name]?.(whole, chance.between(0, LONGEST_OUTAGE_MS));
  }
  const calmAt = performance.now();
  await load.untilAcknowledged(AT_ONCE);
  await load.stop();
  const given = [...new Set(load.gaveUp)];
  return whole.conclude({
    backSeconds: whole.journal.secondsUntilWorks(calmAt),
    notes: [[...count].map(([name, times]) => `${times} × ${name}`).join(', ')],
    broken: given.map((words) => `a student could not go on: ${words}`),
  });
}
