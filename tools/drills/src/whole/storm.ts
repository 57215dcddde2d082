import { setTimeout as delay } from 'node:timers/promises';
import { chooseSize } from '@portal/domain/testing/night.js';
import { Chance } from './chance.js';
import { Load } from './load.js';
import type { Whole } from './whole.js';
import type { Member } from '../topology/member.js';

const STORM_SECONDS = chooseSize(5, 180);
const AT_ONCE = 8;
const LEAST_PAUSE_MS = 1_000;
const LONGEST_OUTAGE_MS = 3_000;

type Fault = (whole: Whole, outageMs: number) => unknown;

const breakMember = (find: (whole: Whole) => Member | undefined): Fault[] => [
  async (whole, outageMs) => {
    await find(whole)?.kill();
    await delay(outageMs);
    await find(whole)?.up();
  },
  (whole) => find(whole)?.restart(),
];

const breakRedis: Fault[] = [
  async ({ topology: { redis } }, outageMs) => {
    await redis.down();
    await delay(outageMs);
    await redis.up();
  },
  async ({ topology: { redis } }, outageMs) => {
    redis.freeze();
    await delay(outageMs);
    redis.thaw();
  },
  ({ topology: { redis } }) => redis.empty(),
];

const breakMailServer: Fault = async ({ smtp }, outageMs) => {
  await smtp.down();
  await delay(outageMs);
  await smtp.up();
};

const PARTS: readonly { readonly pauseMs: number; readonly faults: readonly Fault[] }[] = [
  { pauseMs: 6_000, faults: breakMember(({ topology }) => topology.replicas[0]) },
  { pauseMs: 9_000, faults: breakMember(({ topology }) => topology.replicas[1]) },
  { pauseMs: 8_000, faults: breakMember(({ topology }) => topology.worker) },
  { pauseMs: 12_000, faults: [({ topology }) => topology.database.restartAtOnce()] },
  { pauseMs: 8_000, faults: breakRedis },
  { pauseMs: 8_000, faults: [({ topology }) => topology.proxy.reload()] },
  { pauseMs: 10_000, faults: [breakMailServer] },
];

export async function storm(whole: Whole): Promise<readonly string[]> {
  const load = new Load(whole, AT_ONCE);
  const end = performance.now() + STORM_SECONDS * 1_000;
  const breakAgainAndAgain = async ({ pauseMs, faults }: (typeof PARTS)[number], at: number) => {
    const chance = new Chance(whole.seed + at);
    for (;;) {
      await delay(chance.between(LEAST_PAUSE_MS, pauseMs));
      if (performance.now() > end) return;
      await chance.pick(faults)(whole, chance.between(0, LONGEST_OUTAGE_MS));
    }
  };
  await Promise.all(PARTS.map(breakAgainAndAgain));
  await load.untilAcknowledged(AT_ONCE);
  await load.stop();
  return whole.findBroken(() =>
    [...new Set(load.gaveUp)].map((words) => `a student could not go on: ${words}`),
  );
}
