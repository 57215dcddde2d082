import { parseArgs } from 'node:util';
import { hasRedis } from '@portal/backend/testing/redis-server.js';
import { isPassed, runDrill, type Drill } from './drill.js';
import { drillsNamed, named } from './drills.js';
import { FULL } from './payments/payment-drill.js';
import { isPaymentRowGood, PAYMENT_DRILLS, runPaymentDrills } from './payments/payment-drills.js';
import { PAYMENT_HEAD, paymentRowOf } from './payments/payment-table.js';
import type { StoreName } from './stage.js';
import { HEAD, rowOf, type Row } from './table.js';
import type { SubjectName } from './subject.js';

const SUBJECTS: readonly SubjectName[] = ['product', 'naive'];

/** A job whose worker was killed is given to another after 30 to 60 s by BullMQ's defaults. */
const AFTERMATH_SECONDS = 75;

type Scene = { readonly drill: Drill; readonly store: StoreName; readonly subject: SubjectName };

const scenesOf = (drill: Drill, subjects: readonly SubjectName[]): Scene[] =>
  drill.stores
    .filter((store) => hasRedis || store !== 'Redis')
    .flatMap((store) => subjects.map((subject) => ({ drill, store, subject })));

async function play({ drill, store, subject }: Scene, outage: number | undefined): Promise<Row> {
  const outcome = await runDrill(drill, {
    store,
    subject,
    outageSeconds: outage,
    aftermathSeconds: AFTERMATH_SECONDS,
  });
  return { drill, store, subject, outcome };
}

/** Drills that mostly wait are run on all subjects at once. */
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

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { outage: { type: 'string' }, 'product-only': { type: 'boolean' } },
  });
  const outage = values.outage === undefined ? undefined : Number(values.outage);
  const subjects = values['product-only'] ? SUBJECTS.slice(0, 1) : SUBJECTS;
  const onMoney = positionals.filter(isOnMoney);
  const onMails = positionals.filter((word) => !isOnMoney(word));
  const isAll = positionals.length === 0;
  const areGood = [
    isAll || onMails.length > 0 ? await drillMails(onMails, subjects, outage) : true,
    isAll || onMoney.length > 0 ? await drillMoney(onMoney, subjects) : true,
  ];
  return areGood.every(Boolean);
}

const isOnMoney = (word: string): boolean => /^payments(-|$)/.test(word);

async function drillMails(
  names: readonly string[],
  subjects: readonly SubjectName[],
  outage: number | undefined,
): Promise<boolean> {
  if (!hasRedis) console.log('There is no redis-server here: only the queue on PostgreSQL.');
  console.log(HEAD);
  const rows: Row[] = [];
  for (const drill of drillsNamed(names)) {
    rows.push(...(await playAll(scenesOf(drill, subjects), outage)));
  }
  return rows.every(({ subject, outcome }) => isPassed(subject, outcome));
}

async function drillMoney(
  names: readonly string[],
  subjects: readonly SubjectName[],
): Promise<boolean> {
  console.log(PAYMENT_HEAD);
  const drills = named(PAYMENT_DRILLS, names);
  let isGood = true;
  for (const subject of subjects) {
    const rows = await runPaymentDrills(subject, drills, FULL, (row) =>
      console.log(paymentRowOf(row)),
    );
    isGood &&= rows.every(isPaymentRowGood);
  }
  return isGood;
}

const isGood = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return false;
});
console.log(isGood ? '\nPassed: no promise was broken, and no drill failed to bite.' : '\nFailed.');
process.exit(isGood ? 0 : 1);
