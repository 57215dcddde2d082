import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ImportOutcome,
  importQuestions,
  previewImport,
} from '@portal/domain/questions/index.js';
import type { DataSource } from 'typeorm';
import { noteRows } from '../audit/index.js';
import { OPERATOR } from './command-line.js';
import { newDataSource } from './data-source.js';
import { typeormStores } from './stores.typeorm.js';
import { uuidIds } from '../platform/database/ids.uuid.js';
import { typeormUnitOfWork } from './unit-of-work.typeorm.js';
import {
  BANK_FORMATS,
  formatOf,
  FORMATS,
  readBankBytes,
  threadedPlanner,
} from '../questions/index.js';

const USAGE = `Usage, with DATABASE_URL in the environment:
  npm run bank -- import <file.csv|.gift|.json> [--dry-run] [--valid-rows] [--confirm] [--live]
      New words are drafts; with --live they are drawn at once.
  npm run bank -- export --format=${BANK_FORMATS.join('|')} [--out=<file>]`;

type Write = (text: string) => void;

function report({ rows, counts, applied }: ImportOutcome, write: Write): void {
  for (const { row, id, fate, faults, warnings } of rows) {
    const remarks = [...faults, ...warnings].join('; ');
    if (remarks) write(`Row ${row}, ${id || 'no id'}: ${fate}: ${remarks}\n`);
  }
  const numbers = Object.entries(counts).map(([fate, count]) => `${count} ${fate}`);
  write(`${numbers.join(', ')}. ${applied ? 'Imported.' : 'The bank is as it was.'}\n`);
}

type Options = {
  readonly 'dry-run'?: boolean;
  readonly 'valid-rows'?: boolean;
  readonly confirm?: boolean;
  readonly live?: boolean;
};

async function importFile(dataSource: DataSource, path: string, options: Options, write: Write) {
  const file = { name: basename(path), rows: await readBankBytes(await readFile(path), path) };
  const stores = typeormStores(dataSource.manager);
  const ports = {
    unitOfWork: typeormUnitOfWork(dataSource, () => undefined),
    ids: uuidIds,
    planner: threadedPlanner,
  };
  const importAs = options.live ? 'live' : 'draft';
  const mode = options['valid-rows'] ? 'valid-rows' : 'all-or-nothing';
  const outcome = options['dry-run']
    ? await previewImport({ ...stores, planner: ports.planner }, file, importAs)
    : await importQuestions(ports, OPERATOR, {
        ...file,
        mode,
        importAs,
        confirmed: options.confirm === true,
      });
  report(outcome, write);
  return outcome.counts.error === 0;
}

async function exportBank(dataSource: DataSource, format: string, out: string | undefined) {
  const known = formatOf(`questions.${format}`);
  if (!known) throw new Error(USAGE);
  const questions = await typeormStores(dataSource.manager).questions.all();
  const text = await FORMATS[known].write(questions);
  await noteRows(dataSource, OPERATOR, {
    resource: 'questions',
    filter: { format: known },
    count: questions.length,
  });
  return { text, out };
}

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  'valid-rows': { type: 'boolean' },
  confirm: { type: 'boolean' },
  live: { type: 'boolean' },
  format: { type: 'string' },
  out: { type: 'string' },
} as const;

/** @returns whether every row was valid. @throws Error with the usage, or what is wrong with the file */
export async function runBankCommand(
  words: readonly string[],
  databaseUrl: string | undefined,
  write: Write,
): Promise<boolean> {
  const { positionals, values } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
  });
  const [verb, path] = positionals;
  if (!databaseUrl || (verb !== 'export' && !(verb === 'import' && path))) throw new Error(USAGE);
  const dataSource = await newDataSource(databaseUrl).initialize();
  try {
    if (path && verb === 'import') return await importFile(dataSource, path, values, write);
    const { text, out } = await exportBank(dataSource, values.format ?? 'json', values.out);
    if (out) await writeFile(out, text);
    else write(text);
    return true;
  } finally {
    await dataSource.destroy();
  }
}
