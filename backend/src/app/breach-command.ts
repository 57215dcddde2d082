import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  announceBreach,
  type Breach,
  deadlinesOf,
  firstWordToBoard,
  noticeOf,
  readBreach,
  type ReportItem,
  reportToBoard,
} from '@portal/domain/breaches/index.js';
import type { Stores } from '@portal/domain/stores.js';
import type { DataSource } from 'typeorm';
import { messageOf, senderOf } from '../email/index.js';
import type { Config } from '../platform/config/config.js';
import { uuidIds } from '../platform/database/ids.uuid.js';
import { OPERATOR } from './command-line.js';
import { newDataSource } from './data-source.js';
import { typeormStores } from './stores.typeorm.js';
import { typeormUnitOfWork } from './unit-of-work.typeorm.js';

export const USAGE = `Usage, with the settings of the backend in the environment:
  npm run breach-notice -- <breach.json>          counts people, shows the mail and both reports; sends nothing
  npm run breach-notice -- <breach.json> --send   queues a mail to each who was not told under this number
docs/operations/data-breach.md says what stands in the file.`;

/** So many people a transaction; each looks for the next ones anew. */
const BATCH = 2_000;

type Write = (text: string) => void;

async function readFrom(path: string): Promise<Breach> {
  const text = await readFile(path, 'utf8');
  try {
    return readBreach(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Error(`${path} is no JSON: ${error.message}`, { cause: error });
    throw error;
  }
}

const TO_WRITE = '(still to be written)';

const asText = (items: readonly ReportItem[]): string =>
  items
    .map(({ heading, text }, place) => `${place + 1}. ${heading}\n   ${text || TO_WRITE}\n`)
    .join('')
    .replaceAll(/\n(?=[A-Z])/g, '\n   ');

async function look(
  breach: Breach,
  { breaches, policy }: Pick<Stores, 'breaches' | 'policy'>,
  config: Config,
  write: Write,
) {
  const { told, untold } = await breaches.count(breach);
  const count = { affected: told + untold, told };
  const sample = noticeOf(breach, { name: 'Sample Name', data: breach.data });
  const sender = senderOf(config, await policy.companyInbox());
  const { subject, text } = messageOf({ kind: 'breach-notice', data: sample }, sender);
  const { certIn, board } = deadlinesOf(breach);
  write(`Breach ${breach.number}: ${count.affected} affected, ${told} told, ${untold} to tell.\n`);
  write(`\nThe mail:\n\n${subject}\n\n${text}\n`);
  write(`\nTo CERT-In by ${certIn.toISOString()}.\n`);
  write(
    `To the Data Protection Board without delay:\n\n${asText(firstWordToBoard(breach, count))}`,
  );
  write(`\nTo the Board by ${board.toISOString()}:\n\n${asText(reportToBoard(breach, count))}`);
}

const announce = (breach: Breach, dataSource: DataSource): Promise<number> =>
  announceBreach(
    { unitOfWork: typeormUnitOfWork(dataSource, () => undefined), ids: uuidIds },
    OPERATOR,
    breach,
    BATCH,
  );

/** @throws InvalidInput, BreachDiffers, or an error with the usage */
export async function runBreachCommand(
  words: readonly string[],
  config: Config,
  write: Write,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { send: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Error(USAGE);
  const breach = await readFrom(path);
  const dataSource = await newDataSource(config.DATABASE_URL).initialize();
  try {
    await look(breach, typeormStores(dataSource.manager), config, write);
    if (values.send) write(`\n${await announce(breach, dataSource)} mails are queued.\n`);
    else write('\nNothing was sent. With --send each of them gets the mail.\n');
  } finally {
    await dataSource.destroy();
  }
}
