import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ProductProcess } from '@portal/backend/testing/product-process.js';
import pg from 'pg';
import { startSide, type Side } from '../lists/side.js';
import { startDatabaseServer } from '../shared/database.js';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '200000' } } });

const FEW = 2_000;
const TARGET = 1.5;
/** One admin may begin so many exports within the benchmark's time, and some more. */
const MOST_TIMES = 100;
const SAMPLE_EVERY_MS = 20;
/** A reader on a slow line takes a piece and waits; less than the server could give. */
const SLOW_EVERY_BYTES = 1_000_000;
const SLOW_MS = 50;
const MEBI = 1_048_576;
const KIBI = 1_024;

const SEED = `
  INSERT INTO applications (id, name, email, phone, education, experience, skills, domain, message, created_at)
  SELECT ('50000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Name ' || n, 's' || n || '@example.com',
    '90000 00000', 'B.Com.', '', 'SEO', 'hr', repeat('Some words. ', 40), now() - n * interval '10 seconds'
  FROM generate_series(1, $1::int) AS n`;

async function fill(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SEED, [rows]);
  await client.query('ANALYZE applications');
  await client.end();
}

/** The memory of a process, in MiB, as the system counts it. */
async function memoryOf({ pid }: ProductProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * KIBI) / MEBI;
}

/** The most memory that a process has while something goes on. */
async function peakWhile(product: ProductProcess, work: () => Promise<unknown>): Promise<number> {
  const state = { peak: 0, isOver: false };
  const watch = async () => {
    while (!state.isOver) {
      state.peak = Math.max(state.peak, await memoryOf(product));
      await delay(SAMPLE_EVERY_MS);
    }
  };
  const watching = watch();
  await work().finally(() => (state.isOver = true));
  await watching;
  return state.peak;
}

type Saved = { bytes: number; lines: number };

const NEW_LINE = 10;

/** Saves the list as a browser does. */
async function save({ post, process }: Side, isSlow: boolean): Promise<Saved> {
  const { body } = await post('/api/admin/exports', { resource: 'applications' });
  const response = await fetch(process.client.baseUrl + (body as { url: string }).url);
  const saved: Saved = { bytes: 0, lines: 0 };
  let pause = SLOW_EVERY_BYTES;
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    saved.bytes += piece.length;
    saved.lines += piece.filter((byte) => byte === NEW_LINE).length;
    if (!isSlow || saved.bytes < pause) continue;
    pause += SLOW_EVERY_BYTES;
    await delay(SLOW_MS);
  }
  return saved;
}

type Export = { readonly rows: number; readonly times: number; readonly isSlow: boolean };

/** @returns the most memory that the server had during it */
async function measure(side: Side, { rows, times, isSlow }: Export): Promise<number> {
  const begun = performance.now();
  const saved: Saved = { bytes: 0, lines: 0 };
  const peak = await peakWhile(side.process, async () => {
    for (let time = 0; time < times; time++) {
      const { bytes, lines } = await save(side, isSlow);
      if (lines !== rows + 1) throw new Error(`${lines} lines of ${rows + 1}`);
      saved.bytes += bytes;
    }
  });
  const seconds = (performance.now() - begun) / 1_000;
  const what = `${times} × ${rows} rows${isSlow ? ', read slowly' : ''}`;
  console.log(
    `${what.padEnd(28)} ${(saved.bytes / MEBI).toFixed(1).padStart(7)} MiB in ${seconds.toFixed(1).padStart(6)} s   most memory ${peak.toFixed(0).padStart(5)} MiB`,
  );
  return peak;
}

const rows = Number(values.rows);
const server = await startDatabaseServer();
const sides: Side[] = [];
try {
  const peaks: number[] = [];
  for (const count of [FEW, rows]) {
    const url = await server.migrated(`rows${count}`);
    await fill(url, count);
    const side = await startSide(url);
    sides.push(side);
    // Both sides have much to do, so that what a server grows by at work is no difference.
    const times = Math.min(Math.ceil(rows / count), MOST_TIMES);
    peaks.push(await measure(side, { rows: count, times, isSlow: false }));
    if (count === rows) peaks.push(await measure(side, { rows, times, isSlow: true }));
  }
  const [few = NaN, ...many] = peaks;
  const ratio = Math.max(...many) / few;
  console.log(
    `\n× ${ratio.toFixed(2)} of the memory that exports of ${FEW} rows take; at most ${TARGET}.`,
  );
  process.exitCode = ratio <= TARGET ? 0 : 1;
} finally {
  for (const { process: product } of sides) await product.end('SIGTERM');
  await server.stop();
}
