import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBreach } from '@portal/domain/testing/a-breach.js';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { runBreachCommand, USAGE } from './breach-command.js';
import { newDataSource } from './data-source.js';
import { typeormStores } from './stores.typeorm.js';
import { testConfig } from '../testing/test-config.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let folder: string;
const students = ['asha', 'bina'].map((name) => aStudent({ name, email: `${name}@example.com` }));

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'breach-'));
  await inDatabase(async (dataSource) => {
    for (const student of students) await typeormStores(dataSource.manager).students.add(student);
  });
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function inDatabase<T>(
  work: (dataSource: ReturnType<typeof newDataSource>) => Promise<T>,
): Promise<T> {
  const dataSource = await newDataSource(database.url).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

const queued = (): Promise<{ to: string }[]> =>
  inDatabase((dataSource) =>
    dataSource.query(
      `SELECT to_address AS "to" FROM emails WHERE kind = 'breach-notice' ORDER BY to_address`,
    ),
  );

async function run(...words: string[]): Promise<string> {
  let said = '';
  await runBreachCommand(words, testConfig({ DATABASE_URL: database.url }), (text) => {
    said += text;
  });
  return said;
}

async function file(parts: object = {}): Promise<string> {
  const path = join(folder, 'breach.json');
  await writeFile(path, JSON.stringify({ ...aBreach({ until: new Date() }), ...parts }));
  return path;
}

describe('The command for breaches', () => {
  it('without --send shows the mail and both reports, and sends nothing', async () => {
    const said = await run(
      await file({ awareAt: '2026-03-02T11:00:00Z', until: '2100-01-01T00:00:00Z' }),
    );
    expect(said).toContain('Breach 2026-01: 2 affected, 0 told, 2 to tell.');
    expect(said).toContain('A copy of the table of accounts was read.');
    expect(said).toContain('To CERT-In by 2026-03-02T17:00:00.000Z.');
    expect(said).toContain('To the Board by 2026-03-05T11:00:00.000Z');
    expect(said).toContain('2. Broad facts, circumstances and reasons\n   (still to be written)');
    expect(said).toContain('Nothing was sent.');
    await expect(queued()).resolves.toEqual([]);
  });

  it('The command for breaches with --send queues one mail for each, however often it runs', async () => {
    const path = await file({ until: '2100-01-01T00:00:00Z' });
    expect(await run(path, '--send')).toContain('2 mails are queued.');
    const again = await run(path, '--send');
    expect(again).toContain('2 affected, 2 told, 0 to tell.');
    expect(again).toContain('0 mails are queued.');
    const emails = students.map(({ email }) => ({ to: email }));
    await expect(queued()).resolves.toEqual(emails);
  });

  it.each([
    ['nothing', [], USAGE],
    ['two files', ['a.json', 'b.json'], USAGE],
  ])('The command for breaches with %s tells how it is used', async (_, words, said) => {
    await expect(run(...words)).rejects.toThrow(said);
  });

  it('says what is wrong with its file', async () => {
    await expect(run(join(folder, 'none.json'))).rejects.toThrow('ENOENT');
    await expect(run(await file({ nature: '' }))).rejects.toThrow('"nature" is missing.');
    const path = join(folder, 'bad.json');
    await writeFile(path, '{');
    await expect(run(path)).rejects.toThrow('is no JSON');
  });
});
