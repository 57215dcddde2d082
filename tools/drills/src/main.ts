import 'reflect-metadata';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { hasRedis } from '@portal/backend/testing/redis-server.js';
import { isPassed, runDrill, type Drill } from './drill.js';
import { drillsNamed, named } from './drills.js';
import { FULL } from './payments/payment-drill.js';
import { isPaymentRowGood, PAYMENT_DRILLS, runPaymentDrills } from './payments/payment-drills.js';
import { PAYMENT_HEAD, paymentRowOf } from './payments/payment-table.js';
import type { StoreName } from './harness.js';
import { HEAD, rowOf, type Row } from './table.js';
import type { SystemName } from './system-under-test.js';
import { runWholeDrill, WHOLE_DRILLS, type WholeDrill } from './whole/drills.js';
import { isWholePassed, WHOLE_HEAD, wholeRowOf, type WholeRow } from './whole/whole-table.js';
import { Whole } from './whole/whole.js';
import { canStandWhole } from './topology/topology.js';

const SYSTEMS: readonly SystemName[] = ['product', 'control'];

/** A job whose worker was killed is given to another after 30 to 60 s by BullMQ's defaults. */
const AFTERMATH_SECONDS = 75;

/** How large the drills over the whole are. */
const SUBMITS = 1_000;
const KILLS = 3;
const ROUNDS = 3;

type Scene = { readonly drill: Drill; readonly store: StoreName; readonly system: SystemName };

const scenesOf = (drill: Drill, systems: readonly SystemName[]): Scene[] =>
  drill.stores
    .filter((store) => hasRedis || store !== 'Redis')
    .flatMap((store) => systems.map((system) => ({ drill, store, system })));

async function play({ drill, store, system }: Scene, outage: number | undefined): Promise<Row> {
  const report = await runDrill(drill, {
    store,
    system,
    outageSeconds: outage,
    aftermathSeconds: AFTERMATH_SECONDS,
  });
  return { drill, store, system, report };
}

/** Drills that mostly wait are run on all systems at once. */
const WAITS_FROM_SECONDS = 30;

async function playAll(scenes: readonly Scene[], outage: number | undefined): Promise<Row[]> {
  const rows: Row[] = [];
  const note = (row: Row) => {
    rows.push(row);
    console.log(rowOf(row));
  };
  const isLong = ({ drill }: Scene) => (outage ?? drill.outageSeconds) >= WAITS_FROM_SECONDS;
  if (scenes.some(isLong)) {
    await Promise.all(scenes.map(async (scene) => note(await play(scene, outage))));
  } else {
    for (const scene of scenes) note(await play(scene, outage));
  }
  return rows;
}

type WholePlay = {
  readonly systems: readonly SystemName[];
  readonly seed: number;
  readonly stormSeconds: number;
};

/** Runs the drills over the whole, each on a harness of its own. */
async function playOverWhole(
  drills: readonly WholeDrill[],
  { systems, seed, stormSeconds }: WholePlay,
): Promise<WholeRow[]> {
  const rows: WholeRow[] = [];
  if (drills.length === 0) return rows;
  if (!canStandWhole) throw new Error('The drills over the whole need nginx and redis-server.');
  console.log(`\n${WHOLE_HEAD}`);
  const scale = { submits: SUBMITS, kills: KILLS, rounds: ROUNDS, stormSeconds };
  for (const drill of drills) {
    for (const system of drill.bites ? systems : systems.slice(0, 1)) {
      const whole = await Whole.open(seed);
      try {
        const row = {
          drill,
          system,
          report: await runWholeDrill(drill, system, { whole, scale }),
        };
        rows.push(row);
        console.log(wholeRowOf(row));
      } finally {
        await whole.close();
      }
    }
  }
  return rows;
}

type Names = readonly string[];

async function drillMails(
  names: Names,
  systems: readonly SystemName[],
  outage: number | undefined,
): Promise<boolean> {
  if (!hasRedis) console.log('There is no redis-server here: only the queue on PostgreSQL.');
  const drills = drillsNamed(names);
  console.log(HEAD);
  const rows: Row[] = [];
  for (const drill of drills) rows.push(...(await playAll(scenesOf(drill, systems), outage)));
  return rows.every(({ system, report }) => isPassed(system, report));
}

async function drillWhole(names: Names, play: WholePlay): Promise<boolean> {
  const drills = WHOLE_DRILLS.filter(({ name }) => names.length === 0 || names.includes(name));
  return (await playOverWhole(drills, play)).every(isWholePassed);
}

async function drillMoney(
  names: readonly string[],
  systems: readonly SystemName[],
  isForReal: boolean,
): Promise<boolean> {
  console.log(PAYMENT_HEAD);
  const drills = named(PAYMENT_DRILLS, names);
  let isGood = true;
  for (const system of systems) {
    const rows = await runPaymentDrills(system, drills, { ...FULL, isForReal }, (row) =>
      console.log(paymentRowOf(row)),
    );
    isGood &&= rows.every(isPaymentRowGood);
  }
  return isGood;
}

const isOnMoney = (word: string): boolean => /^payments(-|$)/.test(word);
const isOnWhole = (word: string): boolean => WHOLE_DRILLS.some(({ name }) => name === word);

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      outage: { type: 'string' },
      'product-only': { type: 'boolean' },
      'for-real': { type: 'boolean', default: false },
      seed: { type: 'string' },
      minutes: { type: 'string', default: '10' },
    },
  });
  const outage = values.outage === undefined ? undefined : Number(values.outage);
  const systems = values['product-only'] ? SYSTEMS.slice(0, 1) : SYSTEMS;
  const seed = values.seed === undefined ? randomInt(1_000_000) : Number(values.seed);
  const stormSeconds = Number(values.minutes) * 60;
  const money = positionals.filter(isOnMoney);
  const whole = positionals.filter(isOnWhole);
  const mails = positionals.filter((word) => !isOnMoney(word) && !isOnWhole(word));
  const isWanted = (names: Names): boolean => positionals.length === 0 || names.length > 0;
  const areGood = [
    !isWanted(mails) || (await drillMails(mails, systems, outage)),
    !isWanted(money) || (await drillMoney(money, systems, values['for-real'])),
    !isWanted(whole) || (await drillWhole(whole, { systems, seed, stormSeconds })),
  ];
  return areGood.every(Boolean);
}

const isGood = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return false;
});
console.log(isGood ? '\nPassed: no promise was broken, and no drill failed to bite.' : '\nFailed.');
process.exit(isGood ? 0 : 1);
