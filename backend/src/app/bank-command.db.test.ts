import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aQuestion } from '@portal/domain/testing/a-question.js';
import pg from 'pg';
import { runBankCommand } from './bank-command.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'bank-'));
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(...words: string[]) {
  let said = '';
  const isWell = await runBankCommand(words, database.url, (text) => (said += text));
  return { isWell, said };
}

describe('The command for the bank', () => {
  it('looks, imports, exports, and imports that without a change', async () => {
    const path = join(folder, 'bank.json');
    const { version, ...good } = aQuestion({ id: 'hr-1', domain: 'hr' });
    await writeFile(path, JSON.stringify([good, { ...good, id: 'hr-2', question: '' }]));
    const look = await run('import', path, '--dry-run');
    expect(look).toEqual({
      isWell: false,
      said: 'Row 2, hr-2: error: the question is empty\n1 new, 0 changed, 0 unchanged, 1 error. The bank is as it was.\n',
    });
    expect((await run('import', path)).said).toContain('The bank is as it was.');
    expect((await run('import', path, '--valid-rows')).said).toContain('Imported.');
    for (const format of ['csv', 'gift', 'json']) {
      const out = join(folder, `out.${format}`);
      await run('export', `--format=${format}`, `--out=${out}`);
      expect(await readFile(out, 'utf8')).toContain('hr-1');
      expect(await run('import', out)).toEqual({
        isWell: true,
        said: expect.stringMatching(
          /^0 new, 0 changed, \d unchanged, 0 error. The bank is as it was/,
        ),
      });
    }
  });

  it('notes an export as one of the console, with its format and its count', async () => {
    const said = await run('export', '--format=json');
    const { questions } = JSON.parse(said.said) as { questions: readonly object[] };
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<object>(
      `SELECT admin_name, action, subject_id, after FROM audit_entries
       WHERE action = 'export-list' ORDER BY at DESC, id DESC LIMIT 1`,
    );
    await client.end();
    expect(rows).toEqual([
      {
        admin_name: 'command line',
        action: 'export-list',
        subject_id: 'questions',
        after: { filter: { format: 'json' }, count: questions.length },
      },
    ]);
    expect(questions.length).toBeGreaterThan(0);
  });

  it.each([[['export', '--format=xlsx']], [['import']], [['burn']], [[]]])(
    'tells how it is used: %j',
    async (words) => {
      await expect(run(...words)).rejects.toThrow('Usage');
    },
  );
});
