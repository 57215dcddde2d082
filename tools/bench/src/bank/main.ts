import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { newDataSource } from '@portal/backend/app/data-source.js';
import { seedAnswers } from '@portal/backend/testing/seed-answers.js';
import { startSide, type Side } from '../lists/side.js';
import { startDatabaseServer } from '../shared/database.js';
import { filesOf, type BenchFile } from './files.js';
import { measureOthers, type Fared } from './measure-others.js';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '5000' },
    answers: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
  },
});

const MOST_P99_MS = 500;
const QUIET_MS = 5_000;
const QUESTIONS_A_TEST = 10;
const WATCH = pathToFileURL(join(import.meta.dirname, 'watch-loop.js')).href;

async function upload({ process, token }: Side, { csv }: BenchFile, dryRun: boolean) {
  const form = new FormData();
  form.append('dryRun', String(dryRun));
  form.append('file', new Blob([csv]), 'questions.csv');
  const response = await fetch(`${process.client.baseUrl}/api/admin/question-bank/import`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  const { applied, counts } = (await response.json()) as { applied?: boolean; counts?: object };
  const expected = JSON.stringify({ new: Number(values.rows), changed: 0, unchanged: 0, error: 0 });
  if (applied !== !dryRun || JSON.stringify(counts) !== expected) {
    throw new Error(`The import was answered with ${response.status}, ${JSON.stringify(counts)}`);
  }
}

function tell(what: string, { took, calls, median, p99, block }: Fared): boolean {
  const figures = [took, median, p99, block].map((figure) => figure.toFixed(0).padStart(8));
  console.log(`${what.padEnd(44)}${figures.join('')}${String(calls).padStart(8)}`);
  return p99 <= MOST_P99_MS;
}

type Server = Awaited<ReturnType<typeof startDatabaseServer>>;

async function withSide(server: Server, name: string, work: (side: Side) => Promise<void>) {
  const side = await startSide(await server.migrated(name), ['--import', WATCH]);
  try {
    await work(side);
  } finally {
    await side.process.end('SIGTERM');
  }
}

async function measureImports(server: Server): Promise<boolean> {
  const kept: boolean[] = [];
  for (const [at, file] of filesOf(Number(values.rows)).entries()) {
    await withSide(server, `import_${at}`, async (side) => {
      tell('nothing', await measureOthers(side, () => pause(QUIET_MS)));
      for (const dryRun of [true, false]) {
        const fared = await measureOthers(side, () => upload(side, file, dryRun));
        kept.push(tell(`import ${file.what}, ${dryRun ? 'dry run' : 'real'}`, fared));
      }
    });
  }
  return kept.every(Boolean);
}

async function measureHealth(server: Server): Promise<boolean> {
  const kept: boolean[] = [];
  await withSide(server, 'health', async (side) => {
    const dataSource = await newDataSource(side.url).initialize();
    await seedAnswers(dataSource, Number(values.answers) / QUESTIONS_A_TEST);
    await dataSource.destroy();
    for (let round = 1; round <= Number(values.rounds); round++) {
      const fared = await measureOthers(side, async () => {
        const { status } = await side.get('/api/admin/question-bank/health?domain=hr');
        if (status !== 200) throw new Error(`The health was answered with ${status}`);
      });
      kept.push(tell(`health of ${values.answers} answers, round ${round}`, fared));
    }
  });
  return kept.every(Boolean);
}

const server = await startDatabaseServer();
try {
  console.log(`Imports of ${values.rows} questions; load: ${(loadavg()[0] ?? 0).toFixed(1)}`);
  console.log(`Milliseconds; median and 99th percentile are those of other calls during it.\n`);
  const heads = ['took', 'median', 'p99', 'block', 'calls'].map((head) => head.padStart(8));
  console.log(' '.repeat(44) + heads.join(''));
  const kept = [await measureImports(server), await measureHealth(server)];
  const isMet = kept.every(Boolean);
  console.log(isMet ? '\nThe target is met.' : `\nMissed: a p99 above ${MOST_P99_MS} ms.`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await server.stop();
}
